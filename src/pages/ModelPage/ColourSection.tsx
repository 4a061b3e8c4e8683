import type { modelPage } from '#/content/catalogue/model-page.ts';
import { HydrateNear } from '../../design/HydrateNear/HydrateNear.tsx';
import { SectionBoundary } from '../../design/SectionBoundary/SectionBoundary.tsx';
import { ColourPicker } from '../../showroom/ColourPicker/ColourPicker.tsx';

type ColourSectionProps = { model: Pick<ReturnType<typeof modelPage>, 'colours' | 'colourLabel'> };

/** The car in its six colours. */
export function ColourSection({ model }: ColourSectionProps) {
  return (
    <HydrateNear>
      <SectionBoundary>
        <ColourPicker name="colours" label={model.colourLabel} colours={model.colours} />
      </SectionBoundary>
    </HydrateNear>
  );
}
