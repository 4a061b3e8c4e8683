import { useEffect, useRef, useState } from 'react';
import { LOCALES, type Text } from '#/language/locales.ts';
import { findRole, ROLES, type Role } from '#/media/roles.ts';
import type { StagedPicture } from '../state/draft.ts';
import { Dialog } from '../views/Dialog.tsx';
import { useWords } from '../words/words.ts';
import { type Cut, cutPicture, MIDDLE, openPicture, PictureFault, partOf } from './cut.ts';

/** As long as `PictureTexts` in the schema allows. */
const MOST = 220;

type PictureDialogProps = {
  id: string;
  /** What stands there now; none of a new picture. */
  address: string | undefined;
  texts: Text;
  /** Where the site shows it, in words. */
  shownAt: readonly string[];
  onClose: () => void;
  onUse: (picture: StagedPicture | undefined, texts: Text) => void;
};

/** Puts a picture in place of another: chosen or dropped in, cut by hand to its role's shape, described in every language. */
export function PictureDialog({ id, address, texts: given, shownAt, onClose, onUse }: PictureDialogProps) {
  const say = useWords();
  const role = ROLES[findRole(id) ?? 'slide'] as Role;
  const [picture, setPicture] = useState<ImageBitmap>();
  const [cut, setCut] = useState<Cut>(MIDDLE);
  const [texts, setTexts] = useState(given);
  const [fault, setFault] = useState('');
  const chosen = useRef<File>(undefined);
  const hasTexts = LOCALES.every((locale) => texts[locale].trim() !== '' && texts[locale].length <= MOST);
  const part = picture && partOf(picture, role, cut);

  const tell = (error: unknown) => {
    if (error instanceof PictureFault) setFault(say(error.word, error.given));
    else throw error;
  };
  const choose = (file: File | undefined) => {
    if (file === undefined) return;
    setFault('');
    setCut(MIDDLE);
    // Of several chosen one after the other the last counts, whichever is read first.
    chosen.current = file;
    const isLast = () => chosen.current === file;
    openPicture(file).then(
      (opened) => isLast() && setPicture(opened),
      (error) => isLast() && tell(error),
    );
  };
  const use = async () => {
    try {
      onUse(picture && (await cutPicture(picture, role, cut)), texts);
    } catch (error) {
      tell(error);
    }
  };

  return (
    <Dialog heading={`${say('replacePicture').replace('…', '')}: ${id}`} onClose={onClose}>
      <section
        className="drop"
        aria-label={say('chooseFile')}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files[0]);
        }}
      >
        {picture === undefined ? (
          address !== undefined && (
            <img className="cut" src={address} alt={texts.mn} width={role.ratio[0]} height={role.ratio[1]} />
          )
        ) : (
          <CutFrame picture={picture} role={role} cut={cut} onCut={setCut} />
        )}
        <label htmlFor="picture-file">{say('chooseFile')}</label>
        <input
          id="picture-file"
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,.heic,.heif"
          onChange={({ target }) => choose(target.files?.[0])}
        />
      </section>
      {part && <p className="help">{say('size', part)}</p>}
      {LOCALES.map((locale) => (
        <div className="field" key={locale}>
          <label htmlFor={`picture-${locale}`}>
            {say(locale === 'mn' ? 'seenMn' : 'seenEn')}
            <small className={texts[locale].length > MOST ? 'over' : undefined}>
              {texts[locale].length} / {MOST}
            </small>
          </label>
          <textarea
            id={`picture-${locale}`}
            lang={locale}
            rows={2}
            value={texts[locale]}
            onChange={({ target }) => setTexts({ ...texts, [locale]: target.value.replace(/\n/g, ' ') })}
          />
        </div>
      ))}
      {shownAt.length > 0 && <p className="help">{say('pictureShown', { places: shownAt.join('; ') })}</p>}
      <p className="mistake" role="alert">
        {fault}
      </p>
      <p className="moves">
        <button
          type="button"
          className="save"
          disabled={!hasTexts || (picture === undefined && (address === undefined || texts === given))}
          onClick={use}
        >
          {say('usePicture')}
        </button>
        <button type="button" onClick={onClose}>
          {say('cancel')}
        </button>
      </p>
    </Dialog>
  );
}

const SLIDERS = [
  { part: 'zoom', word: 'zoom', least: 1, most: 4, step: 0.05 },
  { part: 'across', word: 'across', least: 0, most: 1, step: 0.01 },
  { part: 'down', word: 'upDown', least: 0, most: 1, step: 0.01 },
] as const;

type CutFrameProps = { picture: ImageBitmap; role: Role; cut: Cut; onCut: (cut: Cut) => void };

/** What will be seen of a picture: moved by dragging it, or with a slider for each direction. */
function CutFrame({ picture, role, cut, onCut }: CutFrameProps) {
  const say = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = 960;
  const height = Math.round((width * role.ratio[1]) / role.ratio[0]);
  const part = partOf(picture, role, cut);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, width, height);
    context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height);
  });
  const drag = (event: React.PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const scale = part.width / event.currentTarget.clientWidth;
    const move = (at: number, by: number, room: number) =>
      room <= 0 ? at : Math.min(1, Math.max(0, at - (by * scale) / room));
    onCut({
      ...cut,
      across: move(cut.across, event.movementX, picture.width - part.width),
      down: move(cut.down, event.movementY, picture.height - part.height),
    });
  };
  return (
    <fieldset>
      <legend>{say('cut')}</legend>
      <canvas
        ref={canvas}
        className="cut"
        width={width}
        height={height}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      {SLIDERS.map(({ part: name, word, least, most, step }) => (
        <label key={name} className="slider">
          {say(word)}
          <input
            type="range"
            min={least}
            max={most}
            step={step}
            value={cut[name]}
            onChange={({ target }) => onCut({ ...cut, [name]: Number(target.value) })}
          />
        </label>
      ))}
    </fieldset>
  );
}
