/**
 * Alternative texts of the pictures of the Aeolus Shine GS: what is seen, for people who do not see it.
 * Staff who replace a picture (`media/pictures/aeolus-shine-gs/…`) write here what the new one shows, in both languages.
 */
import type { PictureTexts } from '../schema.ts';

export const aeolusShineGsPictures: PictureTexts = {
  hero: {
    mn: 'Нар жаргасны дараа талын нойтон зам дээр гэрлээ асаасан {paint.2} өнгийн Aeolus Shine GS, зүүн талаас. Цаана нь уулс, үдшийн тэнгэр.',
    en: 'The Aeolus Shine GS in {paint.2} on a wet steppe road after sunset, from the left, lights on, mountains and an evening sky behind it.',
  },
  'hero-tall': {
    mn: 'Нар жаргасны дараа талын нойтон зам дээр гэрлээ асаасан {paint.2} өнгийн Aeolus Shine GS, зүүн талаас. Дээр нь үдшийн уудам тэнгэр.',
    en: 'The Aeolus Shine GS in {paint.2} on a wet steppe road after sunset, from the left, lights on, a wide evening sky above it.',
  },
  'stage-1': {
    mn: '{paint.1} өнгийн Aeolus Shine GS, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Shine GS in {paint.1}, from the front at an angle, with a soft shadow.',
  },
  'stage-2': {
    mn: '{paint.2} өнгийн Aeolus Shine GS, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Shine GS in {paint.2}, from the front at an angle, with a soft shadow.',
  },
  'stage-3': {
    mn: '{paint.3} өнгийн Aeolus Shine GS, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Shine GS in {paint.3}, from the front at an angle, with a soft shadow.',
  },
  'stage-4': {
    mn: '{paint.4} өнгийн Aeolus Shine GS, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Shine GS in {paint.4}, from the front at an angle, with a soft shadow.',
  },
  'stage-5': {
    mn: '{paint.5} өнгийн Aeolus Shine GS, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Shine GS in {paint.5}, from the front at an angle, with a soft shadow.',
  },
  'stage-6': {
    mn: '{paint.6} өнгийн Aeolus Shine GS, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Aeolus Shine GS in {paint.6}, from the front at an angle, with a soft shadow.',
  },
  card: {
    mn: '{paint.2} өнгийн Aeolus Shine GS хажуугаас.',
    en: 'The Aeolus Shine GS in {paint.2} from the side.',
  },
  'exterior-front-dusk': {
    mn: 'Үдшийн бүрийд талын нойтон зам дээр {paint.2} өнгийн Aeolus Shine GS, зүүн урдаас. Гэрэл нь асаалттай, тэнгэр туяарна.',
    en: 'The Aeolus Shine GS in {paint.2} on a wet steppe road at dusk from the front left, lights on under a glowing sky.',
  },
  'exterior-side-dusk': {
    mn: 'Нар жаргахын өмнө тал дээр {paint.1} өнгийн Aeolus Shine GS, яг хажуугаас. Цаана нь хуурай өвс, намхан толгод.',
    en: 'The Aeolus Shine GS in {paint.1} in full profile on the steppe an hour before sunset, dry grass and low hills behind it.',
  },
  'exterior-headlamp': {
    mn: '{paint.2} өнгийн Aeolus Shine GS-ийн зүүн урд гэрэл ойроос: гэрлийн зурвас, модулиуд харанхуйд асаж байна.',
    en: 'The left headlight of the Aeolus Shine GS in {paint.2}, close up: light guides and LED modules glow in the dark.',
  },
  'exterior-rear-night': {
    mn: 'Бараан студид {paint.5} өнгийн Aeolus Shine GS, зүүн ар талаас. Арын хоёр захад улаан гэрэл асаалттай.',
    en: 'The Aeolus Shine GS in {paint.5} in a dark studio from the rear left, red lights at both edges of its tail.',
  },
  'exterior-wheel': {
    mn: '{paint.4} өнгийн Aeolus Shine GS-ийн урд дугуй ойроос: хөнгөн цагаан хайлшин обудны хигээс, дугуй, түүний дээрх нуман хүрээ.',
    en: 'The front wheel of the Aeolus Shine GS in {paint.4}, close up: the spokes of the alloy rim, the tyre and the arch.',
  },
  'exterior-front': {
    mn: 'Цайвар саарал студид {paint.6} өнгийн Aeolus Shine GS, бараг эгц урдаас: сараалж, гэрэл, доод агаарын нүх.',
    en: 'The Aeolus Shine GS in {paint.6} in a light grey studio, almost head-on: grille, headlights and lower air intake.',
  },
  'exterior-tail-lamp': {
    mn: '{paint.2} өнгийн Aeolus Shine GS-ийн зүүн арын гэрэл ойроос, харанхуйд улаанаар асаж байна.',
    en: 'Close-up of the left tail light of the Aeolus Shine GS in {paint.2}, glowing red in the dark.',
  },
  'exterior-rear': {
    mn: 'Цайвар саарал студид {paint.3} өнгийн Aeolus Shine GS, баруун ар талаас: тээшний хаалга, арын шил, арын гэрэл.',
    en: 'The Aeolus Shine GS in {paint.3} in a light grey studio from the rear right: tailgate, rear window and tail lights.',
  },
  'exterior-above': {
    mn: '{paint.1} өнгийн Aeolus Shine GS, ташуу дээрээс: капот, урд шил, дээвэр.',
    en: 'The Aeolus Shine GS in {paint.1} from above at an angle: bonnet, windscreen and roof.',
  },
  'exterior-city-night': {
    mn: 'Шөнийн хотын нойтон гудамжинд {paint.4} өнгийн Aeolus Shine GS. Цаана нь гэрэлтэй цонх, гудамжны гэрэл.',
    en: 'The Aeolus Shine GS in {paint.4} in a wet city street at night, lit windows and street lights behind it.',
  },
  'exterior-nose': {
    mn: 'Орой {paint.5} өнгийн Aeolus Shine GS-ийн урд тал ойроос: сараалж, тэмдэг, асаалттай гэрэл.',
    en: 'The front of the Aeolus Shine GS in {paint.5} in the evening, close up: grille, emblem and headlights, all lit.',
  },
  'interior-dash': {
    mn: 'Aeolus Shine GS-ийн самбар, урд хоёр суудлын дундаас: тусдаа байрласан төв дэлгэц, жолоо, төв консол. Шилний цаана тал.',
    en: 'The dashboard of the Aeolus Shine GS from between the front seats: free-standing centre display, steering wheel, centre console, the steppe beyond the windscreen.',
  },
  'interior-seats': {
    mn: 'Aeolus Shine GS-ийн хөх ногоон чимэгтэй бараан урд суудлууд, самбар талаас.',
    en: 'The front seats of the Aeolus Shine GS in dark grey with teal, seen from the dashboard.',
  },
  'interior-rear': {
    mn: 'Aeolus Shine GS-ийн хоёр дахь эгнээ, хөх ногоон чимэгтэй бараан суудал.',
    en: 'The second row of the Aeolus Shine GS in dark grey with teal.',
  },
  'gallery-road-rear': {
    mn: 'Талын урт эзгүй замаар өдрийн сүүлчийн гэрэл рүү явж буй {paint.2} өнгийн Aeolus Shine GS, араас.',
    en: 'The Aeolus Shine GS in {paint.2} from behind on a long empty steppe road, heading for the last light of the day.',
  },
  'gallery-city-rear': {
    mn: 'Шөнийн нойтон гудамжинд {paint.3} өнгийн Aeolus Shine GS, зүүн ар талаас. Арын гэрэл нь асфальтад тусжээ.',
    en: 'The Aeolus Shine GS in {paint.3} from the rear left in a wet street at night, its tail lights reflected in the asphalt.',
  },
  'gallery-steppe-front': {
    mn: 'Нар жаргасны дараа талын зам дээр {paint.1} өнгийн Aeolus Shine GS, эгц урдаас, доороос. Гэрэл нь асаалттай, тэнгэрийн хаяа улбар шар.',
    en: 'The Aeolus Shine GS in {paint.1} head-on and low on the steppe road after sunset, lights on, a band of orange light on the horizon.',
  },
  'gallery-studio-side': {
    mn: 'Цайвар саарал студид {paint.4} өнгийн Aeolus Shine GS, зүүн хажуугаас.',
    en: 'The Aeolus Shine GS in {paint.4} from the left side in a light grey studio.',
  },
  'gallery-night-front': {
    mn: 'Харанхуйд {paint.5} өнгийн Aeolus Shine GS-ийн урд тал: зөвхөн гэрэл, их биеийн ирмэг нь харагдана.',
    en: 'The front of the Aeolus Shine GS in {paint.5} in the dark: only the lights and the edges of the body are lit.',
  },
  'gallery-day-front': {
    mn: 'Үд дунд талын хуурай зам дээр {paint.4} өнгийн Aeolus Shine GS, баруун урдаас. Цаана нь шаргал өвс, цайвар толгод.',
    en: 'The Aeolus Shine GS in {paint.4} on a dry steppe road at midday from the front right, golden grass and pale hills behind it.',
  },
  'gallery-day-rear': {
    mn: 'Өдрийн гэрэлд задгай талын өвсөн дээр {paint.1} өнгийн Aeolus Shine GS, баруун ар талаас.',
    en: 'The Aeolus Shine GS in {paint.1} from the rear right on open steppe grass in daylight.',
  },
  'gallery-city-side': {
    mn: 'Үдшийн бүрийд хотын гудамжинд {paint.2} өнгийн Aeolus Shine GS, хажуугаас. Цаана нь гэрэлтсэн барилгууд.',
    en: 'The Aeolus Shine GS in {paint.2} from the side in a city street at the blue hour, lit facades behind it.',
  },
  'gallery-mirror': {
    mn: 'Үдшийн гэрэлд {paint.4} өнгийн Aeolus Shine GS-ийн зүүн толь, цонхны шугам ойроос.',
    en: 'Close-up of the left mirror and the window line of the Aeolus Shine GS in {paint.4} in evening light.',
  },
  'gallery-roof': {
    mn: 'Өвлийн талын зам дээр {paint.3} өнгийн Aeolus Shine GS, араас, дээрээс: дээвэр, арын шил, тээшний таг.',
    en: 'The Aeolus Shine GS in {paint.3} from the rear and above on a road through a winter steppe: roof, rear window and boot lid.',
  },
  'promotion-current': {
    mn: 'Бараан студид {paint.5} өнгийн Aeolus Shine GS-ийн урд хагас, ирмэгээр нь дулаан гэрэл тусжээ.',
    en: 'The front half of the Aeolus Shine GS in {paint.5} in a dark studio with a warm rim of light.',
  },
  'promotion-delivery': {
    mn: 'Өвлийн нартай өглөө цастай тал дундуурх цэвэрлэсэн зам дээр {paint.2} өнгийн Aeolus Shine GS.',
    en: 'The Aeolus Shine GS in {paint.2} on a cleared road through a snow-covered steppe on a bright winter morning.',
  },
  'promotion-showroom': {
    mn: 'Бүтэн хана цонхтой гэгээлэг шоурүүмд {paint.2} өнгийн Aeolus Shine GS. Ард нь өөр хоёр машин.',
    en: 'The Aeolus Shine GS in {paint.2} in a bright showroom with a wall of windows, two more cars behind it.',
  },
  'feature-1': {
    mn: 'Харанхуйд {paint.2} өнгийн Aeolus Shine GS-ийн сараалж ойроос, хажууд нь асаалттай гэрэл.',
    en: 'The flowing grille of the Aeolus Shine GS in {paint.2} close up in the dark, the headlight lit beside it.',
  },
  'feature-2': {
    mn: 'Aeolus Shine GS-ийн жолоочийн хэсэг, зорчигчийн суудлаас: жолоочийн дэлгэц, тусдаа байрласан төв дэлгэц, жолоо.',
    en: 'The cockpit of the Aeolus Shine GS from the passenger seat: driver display, free-standing centre display and steering wheel.',
  },
  'feature-3': {
    mn: 'Үдшийн гэрэлд {paint.5} өнгийн Aeolus Shine GS-ийн урд дугуй, хажуу тал, доороос.',
    en: 'Front wheel and flank of the Aeolus Shine GS in {paint.5} from low down in evening light.',
  },
  'video-poster': {
    mn: 'Бараан студид {paint.2} өнгийн Aeolus Shine GS, хажуугаар нь гэрлийн зурвас гулсаж байна.',
    en: 'The Aeolus Shine GS in {paint.2} in a dark studio while a band of light travels along its side.',
  },
};
