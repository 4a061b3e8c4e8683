import { useLayoutEffect, useRef } from 'react';
import type { CarViewData } from '#/catalogue/car.ts';
import { fillIn } from '#/language/fill-in.ts';
import { Phrase } from '../../design/Phrase/Phrase.tsx';
import { useAdoptedStyles } from '../Viewer/use-adopted-styles.ts';
import { useDrawing } from '../Viewer/use-drawing.ts';
import { Viewer } from '../Viewer/Viewer.tsx';
import { ArButton } from './ArButton.tsx';
import arStyles from './car-ar.css?inline';
import { REACH } from './car-reach.ts';
import { openCarScene } from './car-scene.ts';

type CarViewProps = {
  data: CarViewData;
  /** The bytes of the .glb file. */
  file: ArrayBuffer;
  paint: { index: number; name: string };
  onClose: () => void;
  onFailure: (reason: unknown) => void;
};

/** By quarters of the circle, see `quarterOf`. */
const SIDES = ['front', 'left', 'rear', 'right'] as const;

/** The car in 3D, over the picture of the stage: it turns by hand and takes the paint that the swatches choose. */
export function CarView({ data, file, paint, onClose, onFailure }: CarViewProps) {
  const { messages, title } = data;
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const { drawing, quarter, move } = useDrawing({
    canvas,
    area,
    open: (drawn) => openCarScene(drawn, file),
    reach: REACH,
    onLeave: onClose,
    onFailure,
  });
  useAdoptedStyles(arStyles);
  // Before it can be seen.
  useLayoutEffect(() => drawing?.paint(paint.index), [drawing, paint.index]);

  const makeUsdz = async () => {
    if (drawing === undefined) throw new Error('The car is not drawn yet.');
    return drawing.makeUsdz();
  };
  return (
    <Viewer
      place="stage"
      label={fillIn(messages.label, { title })}
      messages={messages}
      canvas={canvas}
      area={area}
      isReady={drawing !== undefined}
      state={
        <>
          <Phrase>{paint.name}</Phrase>
          <span>{`, ${messages[SIDES[quarter]]}`}</span>
        </>
      }
      ground={{ 'data-ground': '', 'data-paint': paint.index }}
      move={move}
      onClose={onClose}
    >
      <ArButton data={data} paint={paint} makeUsdz={makeUsdz} onFailure={onFailure} />
    </Viewer>
  );
}
