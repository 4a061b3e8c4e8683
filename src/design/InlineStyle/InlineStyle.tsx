import { createContext, useContext } from 'react';

/** Told the text of every style that stands inline in a page while it is published: the policy names each by its hash. */
export const InlineStyleContext = createContext<(text: string) => void>(() => {});

type InlineStyleProps = {
  text: string;
  /** For a style that a component brings along: React puts it into the head once. */
  id?: string;
};

/** A style that stands in the page. */
export function InlineStyle({ text, id }: InlineStyleProps) {
  useContext(InlineStyleContext)(text);
  if (id === undefined) return <style>{text}</style>;
  // A precedence of its own keeps React from joining it with others: its hash is the same on every page.
  return (
    <style href={id} precedence={id}>
      {text}
    </style>
  );
}
