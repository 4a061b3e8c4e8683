import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fillIn } from '#/language/fill-in.ts';
import { useSiteData } from '../../delivery/PageContext.tsx';
import { buttonClass } from '../../design/Button/Button.tsx';
import { usePhraseLanguage } from '../../design/Phrase/use-phrase-language.ts';
import { mailAddress } from '../../order/ContactAddress/mail-address.ts';
import { type AddressMistake, findMistake } from './check-address.ts';
import styles from './Newsletter.module.css';

/**
 * The e-mail strip. With a newsletter service the form posts to it; without one a valid address opens a prepared e-mail to
 * the dealer, and the strip says just that. Both work without scripts, when the browser checks the address in its own words.
 */
export function Newsletter() {
  const { dealer, messages } = useSiteData();
  const words = messages.newsletter;
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [mistake, setMistake] = useState<AddressMistake>();
  const [prepared, setPrepared] = useState<string>();
  const service = dealer.newsletterService;

  useEffect(() => {
    // From now on the mistakes are told beside the field, in the page's language.
    if (form.current !== null) form.current.noValidate = true;
  }, []);

  const check = (event: FormEvent) => {
    const address = field.current?.value ?? '';
    const found = findMistake(address);
    setMistake(found);
    setPrepared(undefined);
    if (found !== undefined) {
      event.preventDefault();
      field.current?.focus();
    } else if (service === undefined) {
      event.preventDefault();
      const message = fillIn(words.message, { address: address.trim() });
      const mail = mailAddress(dealer.email, words.subject, message);
      setPrepared(mail);
      window.location.assign(mail);
    }
  };

  return (
    <section className={styles.newsletter} data-band="night" aria-labelledby="newsletter-heading" data-print="never">
      <div className={styles.inside}>
        <div className={styles.words}>
          <h2 className={styles.heading} id="newsletter-heading">
            {words.heading}
          </h2>
          <p>{words.text}</p>
        </div>
        <form
          ref={form}
          className={styles.form}
          // Without scripts a mail program gets the fields of a `mailto:` form as subject and body.
          action={service ?? `mailto:${dealer.email}`}
          method={service === undefined ? 'get' : 'post'}
          onSubmit={check}
        >
          {service === undefined && <input type="hidden" name="subject" value={words.subject} />}
          <label className={styles.label} htmlFor="newsletter-email">
            {words.label}
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
              placeholder={words.placeholder}
              // The recorded placeholder is English on every page.
              lang={usePhraseLanguage(words.placeholder)}
              aria-invalid={mistake !== undefined || undefined}
              aria-describedby={mistake === undefined ? 'newsletter-note' : 'newsletter-mistake'}
              onInput={() => setMistake(undefined)}
            />
            <button className={buttonClass('primary')} type="submit">
              {service === undefined ? words.prepare : words.subscribe}
            </button>
          </div>
          <p className={styles.mistake} id="newsletter-mistake" role="alert">
            {mistake !== undefined && words[mistake]}
          </p>
          <p className={styles.note} id="newsletter-note" role="status">
            {prepared === undefined && service === undefined && words.how}
            {prepared !== undefined && (
              <>
                {fillIn(words.opened, { dealer: dealer.email })} <a href={prepared}>{words.again}</a>
              </>
            )}
          </p>
        </form>
      </div>
    </section>
  );
}
