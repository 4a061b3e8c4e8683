/**
 * What the pictures of the Voyah Dreamer show, for people who cannot see them and for search engines. The name of each row is
 * the name of the picture's file in `media/pictures/voyah-dreamer/`. When you replace a picture, describe the new one here.
 */
import type { PictureTexts } from '../schema.ts';

export const voyahDreamerPictures: PictureTexts = {
  hero: {
    mn: 'Харанхуй студид гэрлээ асаасан {paint.6} өнгийн Voyah Dreamer, баруун урдаас. Ард нь дулаан туяатай бүдэг гэрэл.',
    en: 'The Voyah Dreamer in {paint.6} in a dark studio from the front right, lights on, a soft warm light behind it.',
  },
  'hero-tall': {
    mn: 'Харанхуй студид гэрлээ асаасан {paint.6} өнгийн Voyah Dreamer, баруун урдаас. Дээд талд нь харанхуй орон зай.',
    en: 'The Voyah Dreamer in {paint.6} in a dark studio from the front right, lights on, the dark room above it.',
  },
  'stage-1': {
    mn: '{paint.1} өнгийн Voyah Dreamer, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Voyah Dreamer in {paint.1} from the front at an angle, with a soft shadow.',
  },
  'stage-2': {
    mn: '{paint.2} өнгийн Voyah Dreamer, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Voyah Dreamer in {paint.2} from the front at an angle, with a soft shadow.',
  },
  'stage-3': {
    mn: '{paint.3} өнгийн Voyah Dreamer, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Voyah Dreamer in {paint.3} from the front at an angle, with a soft shadow.',
  },
  'stage-4': {
    mn: '{paint.4} өнгийн Voyah Dreamer, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Voyah Dreamer in {paint.4} from the front at an angle, with a soft shadow.',
  },
  'stage-5': {
    mn: '{paint.5} өнгийн Voyah Dreamer, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Voyah Dreamer in {paint.5} from the front at an angle, with a soft shadow.',
  },
  'stage-6': {
    mn: '{paint.6} өнгийн Voyah Dreamer, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Voyah Dreamer in {paint.6} from the front at an angle, with a soft shadow.',
  },
  card: {
    mn: '{paint.6} өнгийн Voyah Dreamer, хажуу талаас.',
    en: 'The Voyah Dreamer in {paint.6} from the side.',
  },
  'exterior-front-dusk': {
    mn: 'Үдшийн тал нутгийн нойтон зам дээр гэрлээ асаасан {paint.6} өнгийн Voyah Dreamer, зүүн урд талаас. Ард нь улайрсан тэнгэр.',
    en: 'The Voyah Dreamer in {paint.6} on a wet steppe road at dusk from the front left, lights on under a glowing sky.',
  },
  'exterior-side-dusk': {
    mn: 'Нар жаргахын өмнө тал дээр {paint.1} өнгийн Voyah Dreamer, яг хажуугаас. Ард нь хуурай өвс, намхан толгод.',
    en: 'The Voyah Dreamer in {paint.1} in full profile on the steppe an hour before sunset, dry grass and low hills behind it.',
  },
  'exterior-headlamp': {
    mn: '{paint.6} өнгийн Voyah Dreamer-ийн зүүн урд гэрэл ойроос: гэрлийн зурвас, модулиуд харанхуйд гэрэлтэнэ.',
    en: 'The left headlight of the Voyah Dreamer in {paint.6}, close up: light guides and LED modules glow in the dark.',
  },
  'exterior-rear-night': {
    mn: 'Харанхуй студид {paint.5} өнгийн Voyah Dreamer, зүүн ар талаас. Улаан гэрэл машины бүтэн өргөнийг тодруулна.',
    en: 'The Voyah Dreamer in {paint.5} in a dark studio from the rear left; its red tail lights trace its width.',
  },
  'exterior-wheel': {
    mn: '{paint.3} өнгийн Voyah Dreamer-ийн урд дугуй ойроос: обудны хигээс, дугуй, дээрх нуман ирмэг.',
    en: 'The front wheel of the Voyah Dreamer in {paint.3}, close up: the spokes of the rim, the tyre and the arch.',
  },
  'exterior-front': {
    mn: 'Цайвар саарал студид {paint.4} өнгийн Voyah Dreamer, бараг эгц урдаас: урд сараалж, гэрэл, доод агаарын нүх.',
    en: 'The Voyah Dreamer in {paint.4} in a light grey studio, almost head-on: grille, headlights and lower air intake.',
  },
  'exterior-tail-lamp': {
    mn: '{paint.6} өнгийн Voyah Dreamer-ийн зүүн арын гэрэл ойроос, харанхуйд улаанаар асна.',
    en: 'The left tail light of the Voyah Dreamer in {paint.6}, close up, glowing red in the dark.',
  },
  'exterior-rear': {
    mn: 'Цайвар саарал студид {paint.2} өнгийн Voyah Dreamer, баруун ар талаас: тээшний хаалга, арын шил, гэрэл.',
    en: 'The Voyah Dreamer in {paint.2} in a light grey studio from the rear right: tailgate, rear window and tail lights.',
  },
  'exterior-above': {
    mn: '{paint.1} өнгийн Voyah Dreamer, дээрээс ташуу: капот, урд шил, дээвэр.',
    en: 'The Voyah Dreamer in {paint.1} from above at an angle: bonnet, windscreen and roof.',
  },
  'exterior-city-night': {
    mn: 'Шөнийн хотын нойтон гудамжинд {paint.3} өнгийн Voyah Dreamer. Ард нь гэрэлтэй цонх, гудамжны гэрэл.',
    en: 'The Voyah Dreamer in {paint.3} in a wet city street at night, lit windows and street lights behind it.',
  },
  'exterior-nose': {
    mn: 'Орой {paint.5} өнгийн Voyah Dreamer-ийн урд хэсэг ойроос: сараалж, тэмдэг, асаалттай гэрэл.',
    en: 'The front of the Voyah Dreamer in {paint.5} in the evening, close up: grille, emblem and headlights, all lit.',
  },
  'interior-dash': {
    mn: 'Voyah Dreamer-ийн самбар, урд хоёр суудлын дундаас: нэг нимгэн хавтангийн гурван дэлгэц, жолоо, консол, урд шилний цаана тал.',
    en: 'The dashboard of the Voyah Dreamer from between the front seats: three screens in one slim panel, steering wheel, console, the steppe beyond.',
  },
  'interior-seats': {
    mn: 'Voyah Dreamer-ийн шаргал, ширмэл бүрээстэй урд хоёр суудал, самбар талаас.',
    en: 'The front seats of the Voyah Dreamer in quilted beige upholstery, seen from the dashboard.',
  },
  'interior-rear': {
    mn: 'Voyah Dreamer-ийн шаргал, ширмэл бүрээстэй дунд эгнээ.',
    en: 'The second row of the Voyah Dreamer in quilted beige upholstery.',
  },
  'gallery-road-rear': {
    mn: 'Талын урт эзгүй замаар нар жаргах зүг одож буй {paint.6} өнгийн Voyah Dreamer, ар талаас.',
    en: 'The Voyah Dreamer in {paint.6} from behind on a long empty steppe road, heading for the last light of the day.',
  },
  'gallery-city-rear': {
    mn: 'Шөнийн нойтон гудамжинд {paint.2} өнгийн Voyah Dreamer, зүүн ар талаас. Арын улаан гэрэл асфальтад тусна.',
    en: 'The Voyah Dreamer in {paint.2} from the rear left in a wet street at night, its tail lights reflected in the asphalt.',
  },
  'gallery-steppe-front': {
    mn: 'Нар жаргасны дараа талын зам дээр гэрлээ асаасан {paint.1} өнгийн Voyah Dreamer, эгц урдаас, доороос. Тэнгэрийн хаяанд улбар шар зурвас.',
    en: 'The Voyah Dreamer in {paint.1} head-on and low on a steppe road after sunset, lights on, a band of orange light on the horizon.',
  },
  'gallery-studio-side': {
    mn: 'Цайвар саарал студид {paint.3} өнгийн Voyah Dreamer, зүүн хажуугаас.',
    en: 'The Voyah Dreamer in {paint.3} from the left side in a light grey studio.',
  },
  'gallery-night-front': {
    mn: 'Харанхуйд Voyah Dreamer-ийн урд тал: зөвхөн гэрэл болон {paint.5} өнгийн их биеийн ирмэг тодорно.',
    en: 'The front of the Voyah Dreamer in the dark: only the lights and the edges of the {paint.5} body are lit.',
  },
  'gallery-day-front': {
    mn: 'Үд дундын хуурай замд {paint.4} өнгийн Voyah Dreamer, баруун урд талаас. Ард нь алтан шар өвс, бүдэг толгод.',
    en: 'The Voyah Dreamer in {paint.4} on a dry steppe road at midday from the front right, golden grass and pale hills behind it.',
  },
  'gallery-day-rear': {
    mn: 'Өдрийн гэрэлд задгай талын өвсөн дээр {paint.1} өнгийн Voyah Dreamer, баруун ар талаас.',
    en: 'The Voyah Dreamer in {paint.1} from the rear right on open steppe grass in daylight.',
  },
  'gallery-city-side': {
    mn: 'Бүрэнхий болж буй хотын гудамжинд {paint.1} өнгийн Voyah Dreamer, хажуугаас. Ард нь гэрэлтсэн барилгууд.',
    en: 'The Voyah Dreamer in {paint.1} from the side in a city street at the blue hour, lit facades behind it.',
  },
  'gallery-mirror': {
    mn: 'Оройн гэрэлд {paint.3} өнгийн Voyah Dreamer-ийн зүүн толь, цонхны шугам ойроос.',
    en: 'The left mirror and the window line of the Voyah Dreamer in {paint.3}, close up in evening light.',
  },
  'gallery-roof': {
    mn: 'Өвлийн тал дундуурх зам дээр {paint.4} өнгийн Voyah Dreamer, араас, дээрээс: дээвэр, спойлер, арын шил.',
    en: 'The Voyah Dreamer in {paint.4} from the rear and above on a road through a winter steppe: roof, spoiler and rear window.',
  },
  'promotion-current': {
    mn: 'Харанхуй студид {paint.5} өнгийн Voyah Dreamer-ийн урд хагас, ирмэгээр нь дулаан гэрэл тусна.',
    en: 'The front half of the Voyah Dreamer in {paint.5} in a dark studio with a warm rim of light.',
  },
  'promotion-delivery': {
    mn: 'Өвлийн цэлмэг өглөө цасан талын цэвэрлэсэн зам дээр {paint.4} өнгийн Voyah Dreamer.',
    en: 'The Voyah Dreamer in {paint.4} on a cleared road through a snow-covered steppe on a bright winter morning.',
  },
  'promotion-showroom': {
    mn: 'Том цонхтой гэрэлтэй шоурүүмд {paint.6} өнгийн Voyah Dreamer, ард нь өөр хоёр машин.',
    en: 'The Voyah Dreamer in {paint.6} in a bright showroom with a wall of windows, two more cars behind it.',
  },
  'feature-1': {
    mn: 'Voyah Dreamer-ийн дунд эгнээний ширмэл бүрээстэй тусдаа хоёр суудал, тус бүр тохойн түшлэгтэй.',
    en: 'Two separate seats in quilted upholstery in the second row of the Voyah Dreamer, each with its own armrests.',
  },
  'feature-2': {
    mn: 'Үдшийн гэрэлд {paint.5} өнгийн Voyah Dreamer: зүүн талын гулсдаг хаалга онгорхой, дотор нь дунд эгнээний суудлууд харагдана.',
    en: 'The Voyah Dreamer in {paint.5} in evening light, its left sliding door open on the two seats of the middle row.',
  },
  'feature-3': {
    mn: 'Харанхуй болсны дараа гурав дахь эгнээнээс харсан Voyah Dreamer-ийн бүхээг: дунд эгнээний суудал, дээвэр дагасан шаргал гэрэл.',
    en: 'The rear cabin of the Voyah Dreamer after dark from the third row: the seats ahead, lines of warm light along the roof.',
  },
  'video-poster': {
    mn: 'Харанхуй студид {paint.6} өнгийн Voyah Dreamer, хажуугаар нь гэрлийн зурвас гүйж өнгөрнө.',
    en: 'The Voyah Dreamer in {paint.6} in a dark studio while a band of light travels along its side.',
  },
};
