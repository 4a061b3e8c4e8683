import { useState } from 'react';
import type { CarViewData } from '#/catalogue/car.ts';
import { fillIn } from '#/language/fill-in.ts';
import { Button, buttonClass } from '../../design/Button/Button.tsx';
import { QrCode } from '../../design/QrCode/QrCode.tsx';
import { openQuickLook } from './open-quick-look.ts';
import { sceneViewerAddress } from './scene-viewer-address.ts';

type ArButtonProps = {
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

/**
 * The car in augmented reality (AR), at true size in the visitor's yard, where the device does that; else a code for one that
 * does.
 */
export function ArButton({ data, paint, makeUsdz, onFailure }: ArButtonProps) {
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
        <div className="car-ar">
          <Button look="secondary" aria-busy={isMaking} onClick={place}>
            {messages.place}
          </Button>
          <p>{fillIn(messages.placeHint, { paint: paint.name })}</p>
        </div>
      );
    case 'scene viewer':
      return (
        <div className="car-ar">
          <a
            className={buttonClass('secondary')}
            href={sceneViewerAddress(new URL(file, location.href).href, title, page)}
          >
            {messages.place}
          </a>
          {/* It shows the file's first paint, whatever is chosen here. */}
          <p>{fillIn(messages.placeHint, { paint: data.firstPaint })}</p>
        </div>
      );
    default:
      // A code on a phone's own screen is of no use to it.
      return matchMedia('(pointer: coarse)').matches ? null : (
        <div className="car-ar" data-is-code="true">
          <QrCode className="car-ar-code" text={page} label={messages.code} />
          <p>{messages.scan}</p>
        </div>
      );
  }
}
