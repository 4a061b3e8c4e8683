import { useState } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { brandOf } from '#/content/catalogue/brand-of.ts';
import { localePath, splitLocale } from '#/language/locales.ts';
import { Button, buttonClass } from '../../design/Button/Button.tsx';
import { phoneAddress } from '../../design/ContactAddress/phone-address.ts';
import { failureText } from '../../design/SectionBoundary/failure-text.ts';
import { openDocument } from '../../start/open-document.ts';
import { NotFound } from '../NotFound/NotFound.tsx';
import { useShell } from '../use-shell.ts';
import styles from './ErrorScreen.module.css';

/**
 * What the visitor sees when a page cannot be shown. An address that does not exist gets the not-found screen; anything
 * else a plain sentence, a way to try again, a way home, and the technical text for whoever helps.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const { messages: words, brands, dealer, notFound } = useShell();
  const [state, setState] = useState<'failed' | 'trying' | 'out of reach'>('failed');
  if (isRouteErrorResponse(error) && error.status === 404) {
    const brand = brandOf(pathname);
    return <NotFound text={notFound} brands={brands} near={brand} />;
  }
  const retry = async () => {
    setState('trying');
    if (!(await openDocument(location.pathname + location.search + location.hash))) setState('out of reach');
  };
  return (
    <div className={styles.screen}>
      <title>{words.error.heading}</title>
      <h1>{words.error.heading}</h1>
      <p>{words.error.text}</p>
      <p role="status" className={styles.state}>
        {state === 'trying' && words.error.trying}
        {state === 'out of reach' && words.error.outOfReach}
      </p>
      <div className={styles.actions}>
        <Button look="primary" onClick={retry}>
          {words.error.retry}
        </Button>
        {/* With a target of its own it opens a new document (`useLinksInside`): the scripts of this one have failed. */}
        <a className={buttonClass('secondary')} href={localePath('/home', splitLocale(pathname).locale)} target="_self">
          {words.error.home}
        </a>
        <a className={buttonClass('secondary')} href={phoneAddress(dealer.phone)}>
          {dealer.phone}
        </a>
      </div>
      <details className={styles.details}>
        <summary>{words.error.details}</summary>
        <pre>{failureText(error)}</pre>
      </details>
    </div>
  );
}
