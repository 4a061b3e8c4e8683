import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { replaceUrl } from '../../design/replace-url.ts';
import { DEFAULT_COLOUR, findColour, PARAMETER } from './colour-address.ts';
import { findKeptColour, keepColour } from './kept-colour.ts';

/** A picture that takes longer than this (ms) no longer holds back the change. */
const PATIENCE = 4000;

/**
 * The colour that the picker shows, and `choose` for the visitor's choice.
 *
 * `shown` follows the choice as soon as its picture is decoded (or has failed), so that name, picture and ground change
 * in the same frame. It is undefined in the HTML and until the scripts run: so long CSS follows the radio buttons. A
 * choice made by then counts more than the address; afterwards back and forward bring their colour with them.
 */
export function useColour(picker: RefObject<HTMLElement | null>, onChoice: (colour: number) => void) {
  const [shown, setShown] = useState<number>();
  const chosen = useRef(DEFAULT_COLOUR);

  const show = useEffectEvent(async (colour: number) => {
    if (chosen.current === colour) return;
    chosen.current = colour;
    onChoice(colour);
    await whenDecoded(picker.current?.querySelector(`[data-layer="${colour}"] img`));
    // Another one may have been chosen meanwhile.
    if (chosen.current === colour) setShown(colour);
  });
  const check = (colour: number) => {
    const button = picker.current?.querySelector<HTMLInputElement>(`input[value="${colour}"]`);
    if (button) button.checked = true;
  };

  const wake = useEffectEvent(() => {
    const checked = Number(picker.current?.querySelector<HTMLInputElement>('input:checked')?.value);
    if (checked > DEFAULT_COLOUR) {
      chosen.current = checked;
      setShown(checked);
      onChoice(checked);
      writeUrl(checked);
      keepColour(checked);
    } else {
      setShown(DEFAULT_COLOUR);
      follow(findColour(window.location.search) ?? findKeptColour());
    }
  });
  const follow = useEffectEvent((colour: number | undefined) => {
    if (colour === undefined) return writeUrl(chosen.current);
    check(colour);
    void show(colour);
    // Kept from another page of the car.
    if (findColour(window.location.search) === undefined) writeUrl(colour);
  });

  useLayoutEffect(() => wake(), []);

  useEffect(() => {
    const { pathname } = window.location;
    const goBack = () => {
      if (window.location.pathname === pathname) follow(findColour(window.location.search) ?? DEFAULT_COLOUR);
    };
    window.addEventListener('popstate', goBack);
    return () => window.removeEventListener('popstate', goBack);
  }, []);

  const choose = (colour: number) => {
    // Whoever goes back to the first colour has chosen it (`findChosenColour`).
    if (picker.current !== null) picker.current.dataset.chosen = '';
    void show(colour);
    writeUrl(colour);
    keepColour(colour);
  };
  return { shown, choose };
}

/** Resolves once the picture can be painted at once, has failed, or has had its time. */
async function whenDecoded(picture: HTMLImageElement | null | undefined): Promise<void> {
  if (!picture) return;
  // A lazy picture far from the window would never begin to load.
  picture.loading = 'eager';
  await Promise.race([picture.decode().catch(() => undefined), new Promise((giveUp) => setTimeout(giveUp, PATIENCE))]);
}

/** Puts the colour into the URL; the default is not written. */
function writeUrl(colour: number) {
  replaceUrl({ query: { [PARAMETER]: colour === DEFAULT_COLOUR ? undefined : String(colour) } });
}
