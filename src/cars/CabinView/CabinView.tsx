import { useRef } from 'react';
import type { CabinViewData } from '#/catalogue/car.ts';
import { fillIn } from '#/language/fill-in.ts';
import { useDrawing } from '../Viewer/use-drawing.ts';
import { Viewer } from '../Viewer/Viewer.tsx';
import { openCabinDrawing } from './cabin-drawing.ts';
import { REACH } from './cabin-reach.ts';

type CabinViewProps = {
  data: CabinViewData;
  /** Equirectangular, straight ahead in its middle. */
  picture: HTMLImageElement;
  onClose: () => void;
  onFailure: (reason: unknown) => void;
};

/** By quarters of the circle, see `quarterOf`. */
const SIDES = ['front', 'right', 'rear', 'left'] as const;

/** Everything around a head between the seats, over the picture of the dashboard and beginning as that does. */
export function CabinView({ data, picture, onClose, onFailure }: CabinViewProps) {
  const { messages, title } = data;
  const canvas = useRef<HTMLCanvasElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const { drawing, quarter, move } = useDrawing({
    canvas,
    area,
    open: (drawn) => openCabinDrawing(drawn, picture),
    reach: REACH,
    onLeave: onClose,
    onFailure,
  });
  return (
    <Viewer
      place="picture"
      label={fillIn(messages.label, { title })}
      messages={messages}
      canvas={canvas}
      area={area}
      isReady={drawing !== undefined}
      state={messages[SIDES[quarter]]}
      move={move}
      onClose={onClose}
    />
  );
}
