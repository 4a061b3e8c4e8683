import type { aboutPage } from '#/catalogue/about-page.ts';
import { buttonClass } from '../../design/Button/Button.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture } from '../../design/Picture/Picture.tsx';
import { Section } from '../../design/Section/Section.tsx';
import { CarChooser } from '../../order/CarChooser/CarChooser.tsx';
import { OrderBlock } from '../../order/OrderBlock/OrderBlock.tsx';
import { PostalAddress } from '../../order/Showrooms/PostalAddress.tsx';
import { Island } from '../../page/Island.tsx';
import { useSiteData } from '../../page/PageContext.tsx';
import styles from './AboutPage.module.css';
import { ContactDetails } from './ContactDetails.tsx';
import { LocationMap } from './LocationMap.tsx';
import { Questions } from './Questions.tsx';

/** Who we are, where we are, and what shoppers ask. */
export function AboutPage({ page }: { page: ReturnType<typeof aboutPage> }) {
  const { messages, dealer } = useSiteData();
  return (
    <>
      <div className={styles.head}>
        <h1>{page.heading}</h1>
        <p className={styles.lead}>{page.lead}</p>
      </div>
      <div className={styles.story}>
        {[
          { ...page.story, id: 'story' },
          { ...page.vision, id: 'vision' },
        ].map((part) => (
          <section key={part.id} aria-labelledby={`${part.id}-heading`}>
            <h2 id={`${part.id}-heading`}>
              <Phrase>{part.heading}</Phrase>
            </h2>
            {part.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
      <dl className={styles.statistics}>
        {page.statistics.map(({ value, label }) => (
          <div key={value}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.places}>
        {[
          { ...page.showroom, id: 'showroom', picture: page.showroomPicture },
          { ...page.office, id: 'office', picture: page.officePicture },
        ].map((place) => (
          <section key={place.id} id={place.id} aria-labelledby={`${place.id}-heading`}>
            <Picture picture={place.picture} role="pair" />
            <h2 id={`${place.id}-heading`}>
              <Phrase>{place.heading}</Phrase>
            </h2>
            <p>{place.text}</p>
          </section>
        ))}
      </div>
      <Section id="contact" band="night" heading={page.contact.heading} lead={page.contact.text}>
        <ContactDetails dealer={dealer} messages={messages.contactDetails} />
      </Section>
      <Section id="location" heading={page.location.heading} lead={page.location.text}>
        <div className={styles.location}>
          <div className={styles.showrooms}>
            {dealer.showrooms.map((showroom) => (
              <div key={showroom.postalAddress} className={styles.showroom}>
                <PostalAddress showroom={showroom} />
                {showroom.map !== undefined && (
                  <a className={buttonClass('secondary')} href={showroom.map}>
                    {messages.contactDetails.map}
                  </a>
                )}
              </div>
            ))}
          </div>
          <LocationMap map={page.map} caption={page.location.map} />
        </div>
      </Section>
      <Section id="faq" band="raised" heading={page.faq.heading}>
        <Questions questions={page.faq.questions} />
      </Section>
      <Section id="accessibility" heading={page.accessibility.heading}>
        <div className={styles.statement}>
          {page.accessibility.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <OrderBlock />
      <Island of={CarChooser} when="rest" props={{}} />
    </>
  );
}
