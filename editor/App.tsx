import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '#/language/locales.ts';
import { Editor } from './Editor.tsx';
import type { Host, Opened } from './hosts/host.ts';
import { tellFailure } from './words/tell-failure.ts';
import { LanguageContext, sayIn } from './words/words.ts';

/** Where the browser keeps the language of the editor. */
const LANGUAGE = 'editor language';

/** Opens the files of a host and lets them be edited; a host that wants a token asks for it first. */
export function App({ host }: { host: Host }) {
  const [language, setLanguage] = useState<Locale>(localStorage.getItem(LANGUAGE) === 'en' ? 'en' : 'mn');
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState('');
  const say = sayIn(language);
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = sayIn(language)('title');
    localStorage.setItem(LANGUAGE, language);
  }, [language]);

  const open = useCallback(async () => {
    try {
      setOpened(await host.open());
    } catch (error) {
      setFailure(tellFailure(error, host.name ?? '', language));
    }
  }, [host, language]);
  const isWaiting = host.token !== undefined && !host.token.isGiven();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!isWaiting) open();
  }, []);

  const content =
    opened !== undefined ? (
      <Editor host={host} first={opened} language={language} onLanguage={setLanguage} />
    ) : host.token === undefined ? (
      <p className="opening">{failure || say('opening')}</p>
    ) : (
      <SignIn
        host={host.name ?? ''}
        makeToken={host.token.make}
        failure={failure}
        language={language}
        onToken={(token) => {
          host.token?.give(token);
          open();
        }}
      />
    );
  return <LanguageContext value={language}>{content}</LanguageContext>;
}

type SignInProps = {
  host: string;
  makeToken: string;
  failure: string;
  language: Locale;
  onToken: (token: string) => void;
};

/** Asks for the token of a repository, and says how one is made. */
function SignIn({ host, makeToken, failure, language, onToken }: SignInProps) {
  const say = sayIn(language);
  return (
    <form
      className="sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        onToken(String(new FormData(event.currentTarget).get('token')));
      }}
    >
      <h1>{say('title')}</h1>
      <ol>
        <li>
          {say('tokenMake', { host })} <a href={makeToken}>{new URL(makeToken).host}</a>
        </li>
        <li>{say('tokenRights')}</li>
        <li>{say('tokenPaste')}</li>
      </ol>
      <label htmlFor="token">{say('token', { host })}</label>
      <input id="token" name="token" type="password" autoComplete="off" required />
      <small className="help">{say('tokenSteps')}</small>
      <button type="submit" className="save">
        {say('signIn')}
      </button>
      <p className="mistake" role="alert">
        {failure}
      </p>
    </form>
  );
}
