import { useRef } from 'react';
import { DialogButton } from '../../design/Dialog/DialogButton.tsx';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { Picture, type PictureFile } from '../../design/Picture/Picture.tsx';
import { CarViewPart } from '../CarView/CarViewPart.tsx';
import { Swatch } from '../Swatch/Swatch.tsx';
import type { ViewButton } from '../Viewer/use-view-button.ts';
import styles from './ColourPicker.module.css';
import { DEFAULT_COLOUR } from './colour-address.ts';
import { useColour } from './use-colour.ts';

type ColourOption = {
  /** 1 to 6: the number in the address. */
  index: number;
  name: string;
  /** The car in this paint, cut out; all six in exact register. */
  picture: PictureFile;
};

type ColourPickerProps = {
  /** Six, in their order. */
  colours: ColourOption[];
  /** The heading, such as "Available in 6 colors". */
  label: string;
  /** Name of the radio buttons and id of the section. */
  name: string;
  /** The 3D view of the car, where there is one. */
  view?: ViewButton | undefined;
  /** The dialog in which the chosen colour is ordered, and the button's words. */
  order?: { dialog: string; label: string } | undefined;
  /** Called with every colour that becomes chosen, also by the address or before the scripts came; not for the default. */
  onColourChange?: (colour: ColourOption) => void;
};

/**
 * The car on a stage whose light follows its paint, and six swatches. A full-width band of its own.
 *
 * The HTML is a radio group over six stacked pictures: CSS shows the checked one before and without scripts. The paints
 * themselves come from `paintStyles` in the document's head. Scripts add that a picture is decoded before it is shown,
 * and that the address carries the colour.
 */
export function ColourPicker({ colours, label, name, view, order, onColourChange }: ColourPickerProps) {
  const picker = useRef<HTMLElement>(null);
  const { shown, choose } = useColour(picker, (index) => {
    const colour = colours.find((one) => one.index === index);
    if (colour) onColourChange?.(colour);
  });
  const paint = colours.find(({ index }) => index === (shown ?? DEFAULT_COLOUR));
  // Who orders in the colour that stands there has chosen it, also the first one.
  const markChosen = () => {
    if (picker.current !== null) picker.current.dataset.chosen = '';
  };
  return (
    <section
      ref={picker}
      className={styles.picker}
      id={name}
      aria-labelledby={`${name}-heading`}
      data-shown={shown}
      data-band="paper"
    >
      <h2 className={styles.label} id={`${name}-heading`}>
        <Phrase>{label}</Phrase>
      </h2>
      <p className={styles.names} aria-live="polite">
        {colours.map((colour) => (
          <span key={colour.index} data-layer={colour.index}>
            <Phrase>{colour.name}</Phrase>
          </span>
        ))}
      </p>
      <div
        className={styles.swatches}
        role="radiogroup"
        aria-labelledby={`${name}-heading`}
        onChange={(event) => choose(Number((event.target as HTMLInputElement).value))}
      >
        {colours.map((colour) => (
          <Swatch key={colour.index} colour={colour} group={name} isChosen={colour.index === DEFAULT_COLOUR} />
        ))}
      </div>
      {order !== undefined && (
        <DialogButton dialog={order.dialog} look="secondary" className={styles.order ?? ''} onClick={markChosen}>
          {order.label}
        </DialogButton>
      )}
      <div className={styles.stage}>
        {colours.map((colour) => (
          <div
            key={colour.index}
            className={styles.view}
            data-ground=""
            data-layer={colour.index}
            data-paint={colour.index}
          >
            <Picture className={styles.car} picture={colour.picture} role="stage" />
          </div>
        ))}
      </div>
      {view !== undefined && paint !== undefined && <CarViewPart view={view} paint={paint} />}
    </section>
  );
}
