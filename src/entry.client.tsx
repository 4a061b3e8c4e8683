import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { SiteData } from '#/content/catalogue/site-data.ts';
import { splitLocale } from '#/language/locales.ts';
import { ShellContext } from './pages/ShellContext.ts';
import { registerWorker } from './start/register-worker.ts';
import { reportWebVitals } from './start/report-web-vitals.ts';
import { shellAddress } from './start/shell-address.ts';

const address = shellAddress(splitLocale(location.pathname).locale, import.meta.env.BUILD);
const answer = await fetch(address);
// The page stays what it is: complete HTML whose native parts work.
if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
const shell: SiteData = await answer.json();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ShellContext value={shell}>
        <HydratedRouter />
      </ShellContext>
    </StrictMode>,
  );
});

reportWebVitals();
registerWorker();
