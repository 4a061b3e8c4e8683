/**
 * Alternative texts of the pictures of the Forthing T5 EVO: what is seen, for people who do not see it.
 * Staff who replace a picture (`media/pictures/forthing-t5-evo/…`) write here what the new one shows, in both languages.
 */
import type { PictureTexts } from '../schema.ts';

export const forthingT5EvoPictures: PictureTexts = {
  hero: {
    mn: 'Бараан студид гэрлээ асаасан {paint.1} өнгийн Forthing T5 EVO, ташуу урдаас. Толигор шалан дээр тусжээ.',
    en: 'The Forthing T5 EVO in {paint.1} in a dark studio, from the front at an angle, lights on, reflected in a glossy floor.',
  },
  'hero-tall': {
    mn: 'Бараан студид гэрлээ асаасан {paint.1} өнгийн Forthing T5 EVO, ташуу урдаас. Дээр нь харанхуй орон зай.',
    en: 'The Forthing T5 EVO in {paint.1} in a dark studio, from the front at an angle, lights on, the dark room above it.',
  },
  'stage-1': {
    mn: '{paint.1} өнгийн Forthing T5 EVO, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing T5 EVO in {paint.1}, from the front at an angle, with a soft shadow.',
  },
  'stage-2': {
    mn: '{paint.2} өнгийн Forthing T5 EVO, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing T5 EVO in {paint.2}, from the front at an angle, with a soft shadow.',
  },
  'stage-3': {
    mn: '{paint.3} өнгийн Forthing T5 EVO, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing T5 EVO in {paint.3}, from the front at an angle, with a soft shadow.',
  },
  'stage-4': {
    mn: '{paint.4} өнгийн Forthing T5 EVO, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing T5 EVO in {paint.4}, from the front at an angle, with a soft shadow.',
  },
  'stage-5': {
    mn: '{paint.5} өнгийн Forthing T5 EVO, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing T5 EVO in {paint.5}, from the front at an angle, with a soft shadow.',
  },
  'stage-6': {
    mn: '{paint.6} өнгийн Forthing T5 EVO, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Forthing T5 EVO in {paint.6}, from the front at an angle, with a soft shadow.',
  },
  card: {
    mn: '{paint.1} өнгийн Forthing T5 EVO хажуугаас.',
    en: 'The Forthing T5 EVO in {paint.1} from the side.',
  },
  'exterior-front-dusk': {
    mn: 'Үдшийн бүрийд талын нойтон зам дээр {paint.1} өнгийн Forthing T5 EVO, зүүн урдаас. Гэрэл нь асаалттай, тэнгэр туяарна.',
    en: 'The Forthing T5 EVO in {paint.1} on a wet steppe road at dusk from the front left, lights on under a glowing sky.',
  },
  'exterior-side-dusk': {
    mn: 'Нар жаргахын өмнө тал дээр {paint.2} өнгийн Forthing T5 EVO, яг хажуугаас. Цаана нь хуурай өвс, намхан толгод.',
    en: 'The Forthing T5 EVO in {paint.2} in full profile on the steppe an hour before sunset, dry grass and low hills behind it.',
  },
  'exterior-headlamp': {
    mn: '{paint.1} өнгийн Forthing T5 EVO-гийн зүүн урд гэрэл ойроос: гэрлийн зурвас, модулиуд харанхуйд асаж байна.',
    en: 'The left headlight of the Forthing T5 EVO in {paint.1}, close up: light guides and LED modules glow in the dark.',
  },
  'exterior-rear-night': {
    mn: 'Бараан студид {paint.2} өнгийн Forthing T5 EVO, зүүн ар талаас. Арын хоёр захад улаан гэрэл асаалттай.',
    en: 'The Forthing T5 EVO in {paint.2} in a dark studio from the rear left, red lights at both edges of its tail.',
  },
  'exterior-wheel': {
    mn: '{paint.6} өнгийн Forthing T5 EVO-гийн урд дугуй ойроос: хөнгөн цагаан хайлшин обудны хигээс, дугуй, түүний дээрх нуман хүрээ.',
    en: 'The front wheel of the Forthing T5 EVO in {paint.6}, close up: the spokes of the alloy rim, the tyre and the arch.',
  },
  'exterior-front': {
    mn: 'Цайвар саарал студид {paint.4} өнгийн Forthing T5 EVO, бараг эгц урдаас: сараалж, гэрэл, доод агаарын нүх.',
    en: 'The Forthing T5 EVO in {paint.4} in a light grey studio, almost head-on: grille, headlights and lower air intake.',
  },
  'exterior-tail-lamp': {
    mn: '{paint.1} өнгийн Forthing T5 EVO-гийн зүүн арын гэрэл ойроос, харанхуйд улаанаар асаж байна.',
    en: 'Close-up of the left tail light of the Forthing T5 EVO in {paint.1}, glowing red in the dark.',
  },
  'exterior-rear': {
    mn: 'Цайвар саарал студид {paint.3} өнгийн Forthing T5 EVO, баруун ар талаас: тээшний хаалга, арын шил, арын гэрэл.',
    en: 'The Forthing T5 EVO in {paint.3} in a light grey studio from the rear right: tailgate, rear window and tail lights.',
  },
  'exterior-above': {
    mn: '{paint.5} өнгийн Forthing T5 EVO, ташуу дээрээс: капот, урд шил, дээвэр.',
    en: 'The Forthing T5 EVO in {paint.5} from above at an angle: bonnet, windscreen and roof.',
  },
  'exterior-city-night': {
    mn: 'Шөнийн хотын нойтон гудамжинд {paint.4} өнгийн Forthing T5 EVO. Цаана нь гэрэлтэй цонх, гудамжны гэрэл.',
    en: 'The Forthing T5 EVO in {paint.4} in a wet city street at night, lit windows and street lights behind it.',
  },
  'exterior-nose': {
    mn: 'Орой {paint.2} өнгийн Forthing T5 EVO-гийн урд тал ойроос: сараалж, тэмдэг, асаалттай гэрэл.',
    en: 'The front of the Forthing T5 EVO in {paint.2} in the evening, close up: grille, emblem and headlights, all lit.',
  },
  'interior-dash': {
    mn: 'Forthing T5 EVO-гийн самбар, урд хоёр суудлын дундаас: тусдаа байрласан төв дэлгэц, жолоо, төв консол. Шилний цаана тал.',
    en: 'The dashboard of the Forthing T5 EVO from between the front seats: free-standing centre display, steering wheel, centre console, the steppe beyond the windscreen.',
  },
  'interior-seats': {
    mn: 'Forthing T5 EVO-гийн улаан чимэгтэй хар урд суудлууд, самбар талаас.',
    en: 'The front seats of the Forthing T5 EVO in black with red, seen from the dashboard.',
  },
  'interior-rear': {
    mn: 'Forthing T5 EVO-гийн хоёр дахь эгнээ, улаан чимэгтэй хар суудал.',
    en: 'The second row of the Forthing T5 EVO in black with red.',
  },
  'gallery-road-rear': {
    mn: 'Талын урт эзгүй замаар өдрийн сүүлчийн гэрэл рүү явж буй {paint.1} өнгийн Forthing T5 EVO, араас.',
    en: 'The Forthing T5 EVO in {paint.1} from behind on a long empty steppe road, heading for the last light of the day.',
  },
  'gallery-city-rear': {
    mn: 'Шөнийн нойтон гудамжинд {paint.3} өнгийн Forthing T5 EVO, зүүн ар талаас. Арын гэрэл нь асфальтад тусжээ.',
    en: 'The Forthing T5 EVO in {paint.3} from the rear left in a wet street at night, its tail lights reflected in the asphalt.',
  },
  'gallery-steppe-front': {
    mn: 'Нар жаргасны дараа талын зам дээр {paint.5} өнгийн Forthing T5 EVO, эгц урдаас, доороос. Гэрэл нь асаалттай, тэнгэрийн хаяа улбар шар.',
    en: 'The Forthing T5 EVO in {paint.5} head-on and low on the steppe road after sunset, lights on, a band of orange light on the horizon.',
  },
  'gallery-studio-side': {
    mn: 'Цайвар саарал студид {paint.6} өнгийн Forthing T5 EVO, зүүн хажуугаас.',
    en: 'The Forthing T5 EVO in {paint.6} from the left side in a light grey studio.',
  },
  'gallery-night-front': {
    mn: 'Харанхуйд {paint.2} өнгийн Forthing T5 EVO-гийн урд тал: зөвхөн гэрэл, их биеийн ирмэг нь харагдана.',
    en: 'The front of the Forthing T5 EVO in {paint.2} in the dark: only the lights and the edges of the body are lit.',
  },
  'gallery-day-front': {
    mn: 'Үд дунд талын хуурай зам дээр {paint.4} өнгийн Forthing T5 EVO, баруун урдаас. Цаана нь шаргал өвс, цайвар толгод.',
    en: 'The Forthing T5 EVO in {paint.4} on a dry steppe road at midday from the front right, golden grass and pale hills behind it.',
  },
  'gallery-day-rear': {
    mn: 'Өдрийн гэрэлд задгай талын өвсөн дээр {paint.1} өнгийн Forthing T5 EVO, баруун ар талаас.',
    en: 'The Forthing T5 EVO in {paint.1} from the rear right on open steppe grass in daylight.',
  },
  'gallery-city-side': {
    mn: 'Үдшийн бүрийд хотын гудамжинд {paint.1} өнгийн Forthing T5 EVO, хажуугаас. Цаана нь гэрэлтсэн барилгууд.',
    en: 'The Forthing T5 EVO in {paint.1} from the side in a city street at the blue hour, lit facades behind it.',
  },
  'gallery-mirror': {
    mn: 'Үдшийн гэрэлд {paint.3} өнгийн Forthing T5 EVO-гийн зүүн толь, цонхны шугам ойроос.',
    en: 'Close-up of the left mirror and the window line of the Forthing T5 EVO in {paint.3} in evening light.',
  },
  'gallery-roof': {
    mn: 'Өвлийн талын зам дээр {paint.4} өнгийн Forthing T5 EVO, араас, дээрээс: дээвэр, спойлер, арын шил.',
    en: 'The Forthing T5 EVO in {paint.4} from the rear and above on a road through a winter steppe: roof, spoiler and rear window.',
  },
  'promotion-current': {
    mn: 'Бараан студид {paint.2} өнгийн Forthing T5 EVO-гийн урд хагас, ирмэгээр нь дулаан гэрэл тусжээ.',
    en: 'The front half of the Forthing T5 EVO in {paint.2} in a dark studio with a warm rim of light.',
  },
  'promotion-delivery': {
    mn: 'Өвлийн нартай өглөө цастай тал дундуурх цэвэрлэсэн зам дээр {paint.4} өнгийн Forthing T5 EVO.',
    en: 'The Forthing T5 EVO in {paint.4} on a cleared road through a snow-covered steppe on a bright winter morning.',
  },
  'promotion-showroom': {
    mn: 'Бүтэн хана цонхтой гэгээлэг шоурүүмд {paint.1} өнгийн Forthing T5 EVO. Ард нь өөр хоёр машин.',
    en: 'The Forthing T5 EVO in {paint.1} in a bright showroom with a wall of windows, two more cars behind it.',
  },
  'feature-1': {
    mn: 'Харанхуйд {paint.4} өнгийн Forthing T5 EVO-гийн урд тал ойроос: хар сараалж, хажууд нь зүүн урд гэрлийн зурвасууд.',
    en: 'The front of the Forthing T5 EVO in {paint.4} in the dark, close up: the dark grille and the blades of light of the left headlight beside it.',
  },
  'feature-2': {
    mn: 'Forthing T5 EVO-гийн самбараас тусдаа төв дэлгэц дээр газрын зураг, самбарын дагуу дулаан гэрлийн зурвас.',
    en: 'The free-standing centre display of the Forthing T5 EVO with a navigation map, warm lines of light in the dashboard.',
  },
  'feature-3': {
    mn: 'Студийн гэрэлд тээшний хаалга нь онгорхой {paint.2} өнгийн Forthing T5 EVO, араас: арын суудлын цаана тээшний зай.',
    en: 'The Forthing T5 EVO in {paint.2} in studio light from behind, its tailgate open on the boot behind the rear seats.',
  },
  'video-poster': {
    mn: 'Бараан студид {paint.1} өнгийн Forthing T5 EVO, хажуугаар нь гэрлийн зурвас гулсаж байна.',
    en: 'The Forthing T5 EVO in {paint.1} in a dark studio while a band of light travels along its side.',
  },
};
