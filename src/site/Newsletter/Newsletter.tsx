import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fillIn } from '#/language/fill-in.ts';
import { buttonClass } from '../../design/Button/Button.tsx';
import { usePhraseAttributes } from '../../design/Phrase/use-phrase-attributes.ts';
import { mailAddress } from '../../order/ContactAddress/mail-address.ts';
import { useSiteData } from '../../page/PageContext.tsx';
import { type AddressMistake, findMistake } from './check-address.ts';
import styles from './Newsletter.module.css';

/** Two presses within so many milliseconds are one, that of somebody who presses everything twice. */
const DOUBLE_PRESS = 1000;

/**
 * The e-mail strip. With a newsletter service the form posts to it; without one a valid address opens a prepared e-mail to
 * the dealer, and the strip says just that. Both work without scripts, when the browser checks the address in its own words.
 */
export function Newsletter() {
  const { dealer, messages } = useSiteData();
  const { newsletter } = messages;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [mistake, setMistake] = useState<AddressMistake>();
  const [prepared, setPrepared] = useState<string>();
  const openedAt = useRef(-DOUBLE_PRESS);
  const service = dealer.newsletterService;

  useEffect(() => {
    // From now on the mistakes are told beside the field, in the page's language.
    if (form.current !== null) form.current.noValidate = true;
  }, []);

  const check = (event: FormEvent) => {
    const address = field.current?.value ?? '';
    const found = findMistake(address);
    setMistake(found);
    if (found !== undefined) {
      event.preventDefault();
      setPrepared(undefined);
      field.current?.focus();
    } else if (service === undefined) {
      event.preventDefault();
      // The first of two presses has opened the e-mail; the browser refuses a second one and says so in its console.
      if (event.timeStamp - openedAt.current < DOUBLE_PRESS) return;
      openedAt.current = event.timeStamp;
      const message = fillIn(newsletter.message, { address: address.trim() });
      const mail = mailAddress(dealer.email, newsletter.subject, message);
      setPrepared(mail);
      window.location.assign(mail);
    }
  };

  return (
    <section className={styles.newsletter} data-band="night" aria-labelledby="newsletter-heading" data-print="never">
      <div className={styles.inside}>
        <div className={styles.words}>
          <h2 className={styles.heading} id="newsletter-heading">
            {newsletter.heading}
          </h2>
          <p>{newsletter.text}</p>
        </div>
        <form
          ref={form}
          className={styles.form}
          // Without scripts a mail program gets the fields of a `mailto:` form as subject and body.
          action={service ?? `mailto:${dealer.email}`}
          method={service === undefined ? 'get' : 'post'}
          onSubmit={check}
        >
          {service === undefined && <input type="hidden" name="subject" value={newsletter.subject} />}
          <label className={styles.label} htmlFor="newsletter-email">
            {newsletter.label}
          </label>
          <div className={styles.row}>
            <input
              ref={field}
              className={styles.input}
              id="newsletter-email"
              type="email"
              name={service === undefined ? 'body' : 'email'}
              required
              autoComplete="email"
              placeholder={newsletter.placeholder}
              // The placeholder that the specification fixes is English on every page.
              {...usePhraseAttributes(newsletter.placeholder)}
              aria-invalid={mistake !== undefined || undefined}
              aria-describedby={mistake === undefined ? 'newsletter-note' : 'newsletter-mistake'}
              onInput={() => setMistake(undefined)}
            />
            <button className={buttonClass('secondary')} type="submit">
              {service === undefined ? newsletter.prepare : newsletter.subscribe}
            </button>
          </div>
          <p className={styles.mistake} id="newsletter-mistake" role="alert">
            {mistake !== undefined && newsletter[mistake]}
          </p>
          <p className={styles.note} id="newsletter-note" role="status">
            {prepared === undefined && service === undefined && <span>{newsletter.how}</span>}
            {prepared !== undefined && (
              <span>
                {fillIn(newsletter.opened, { dealer: dealer.email })} <a href={prepared}>{newsletter.again}</a>
              </span>
            )}
          </p>
        </form>
      </div>
    </section>
  );
}
