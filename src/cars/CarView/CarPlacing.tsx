import { useState } from 'react';
import type { CarViewData } from '#/catalogue/car.ts';
import { fillIn } from '#/language/fill-in.ts';
import { Button, buttonClass } from '../../design/Button/Button.tsx';
import { QrCode } from '../../design/QrCode/QrCode.tsx';
import { openQuickLook } from './open-quick-look.ts';
import { placingAddress } from './placing-address.ts';

type CarPlacingProps = {
  data: CarViewData;
  /** That the page shows; `index` is 1 to 6. */
  paint: { index: number; name: string };
  makeUsdz: () => Promise<Blob>;
  onFailure: (reason: unknown) => void;
};

/** What shows cars at true size here. The device says so itself, or is known by its name. */
function findViewer(): 'quick look' | 'scene viewer' | undefined {
  if (document.createElement('a').relList.supports('ar')) return 'quick look';
  return /Android/.test(navigator.userAgent) ? 'scene viewer' : undefined;
}

/** Stands the car in the visitor's yard at true size where the device does that, else shows a code for one that does. */
export function CarPlacing({ data, paint, makeUsdz, onFailure }: CarPlacingProps) {
  const { messages, file, title } = data;
  const [isMaking, setIsMaking] = useState(false);
  const page = `${location.origin}${location.pathname}?color=${paint.index}#colours`;

  const place = async () => {
    if (isMaking) return;
    setIsMaking(true);
    try {
      openQuickLook(await makeUsdz(), page);
    } catch (reason) {
      onFailure(reason);
    }
    setIsMaking(false);
  };

  switch (findViewer()) {
    case 'quick look':
      return (
        <div className="car-placing">
          <Button look="secondary" aria-busy={isMaking} onClick={place}>
            {messages.place}
          </Button>
          <p>{fillIn(messages.placeHint, { paint: paint.name })}</p>
        </div>
      );
    case 'scene viewer':
      return (
        <div className="car-placing">
          <a className={buttonClass('secondary')} href={placingAddress(new URL(file, location.href).href, title, page)}>
            {messages.place}
          </a>
          {/* It shows the file's first paint, whatever is chosen here. */}
          <p>{fillIn(messages.placeHint, { paint: data.firstPaint })}</p>
        </div>
      );
    default:
      // A code on a phone's own screen is of no use to it.
      return matchMedia('(pointer: coarse)').matches ? null : (
        <div className="car-placing" data-is-code="true">
          <QrCode className="car-placing-code" text={page} label={messages.code} />
          <p>{messages.scan}</p>
        </div>
      );
  }
}
