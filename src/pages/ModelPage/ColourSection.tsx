import type { modelPage } from '#/content/catalogue.ts';
import { HydrateNear } from '#/src/design/HydrateNear/HydrateNear.tsx';
import { ColourPicker } from '#/src/showroom/ColourPicker/ColourPicker.tsx';

type ColourSectionProps = { model: Pick<ReturnType<typeof modelPage>, 'title' | 'colours' | 'colourLabel'> };

/** The car in its six colours: a band of its own. */
export function ColourSection({ model }: ColourSectionProps) {
  return (
    <HydrateNear>
      <ColourPicker name="color" label={model.colourLabel} colours={model.colours} />
    </HydrateNear>
  );
}
