import type { modelPage } from '#/content/catalogue.ts';
import { HydrateNear } from '#/src/design/HydrateNear/HydrateNear.tsx';
import { ColourPicker } from '#/src/showroom/ColourPicker/ColourPicker.tsx';

type ColourSectionProps = { model: Pick<ReturnType<typeof modelPage>, 'colours' | 'colourLabel'> };

/** The car in its six colours. */
export function ColourSection({ model }: ColourSectionProps) {
  return (
    <HydrateNear>
      <ColourPicker name="colours" label={model.colourLabel} colours={model.colours} />
    </HydrateNear>
  );
}
