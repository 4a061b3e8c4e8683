import { useLanguage, useWords } from '../words/words.ts';
import { ChoiceControl, type ControlProps } from './controls.tsx';
import { useForm } from './form-context.ts';

/** Which picture is shown, and a way to put another one in its place. */
export function PictureControl({ path, value }: ControlProps) {
  const { library, addressOf, onPicture } = useForm();
  const say = useWords();
  const locale = useLanguage();
  const id = String(value ?? '');
  const [owner = '', name = ''] = id.split('/');
  const address = addressOf(id);
  // With its measures its place is as high before it comes, so that the buttons below do not move away from the pointer.
  const { role, width, height } = library.manifest.pictures[id] ?? {};
  const choices = Object.entries(library.manifest.pictures)
    .filter(([each, entry]) => each.startsWith(`${owner}/`) && (role === undefined || entry.role === role))
    .map(
      ([each]) => [each, `${library.pictures[owner]?.[each.split('/')[1] ?? '']?.[locale] ?? each} (${each})`] as const,
    );
  return (
    <div className="picture">
      {address !== undefined && (
        <img
          src={address}
          alt={library.pictures[owner]?.[name]?.[locale] ?? ''}
          width={width}
          height={height}
          loading="lazy"
        />
      )}
      <div>
        <ChoiceControl path={path} value={value} choices={choices} />
        <p className="moves">
          <button type="button" onClick={() => onPicture(path, id, false)}>
            {say('replacePicture')}
          </button>
          <button type="button" className="quiet" onClick={() => onPicture(path, id, true)}>
            {say('addPicture')}
          </button>
        </p>
      </div>
    </div>
  );
}
