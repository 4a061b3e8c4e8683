/**
 * What the pictures of the Voyah Free show, for people who cannot see them and for search engines. The name of each row is
 * the name of the picture's file in `media/pictures/voyah-free/`. When you replace a picture, describe the new one here.
 */
import type { PictureTexts } from '../schema.ts';

export const voyahFreePictures: PictureTexts = {
  hero: {
    mn: 'Харанхуй студид зогсох {paint.5} өнгийн Voyah Free, ташуу урдаас. Бүх гэрэл нь асаж, нойтон мэт гялалзах шаланд тусна.',
    en: 'The Voyah Free in {paint.5} in a dark studio from the front at an angle, its lights on and reflected in the glossy floor.',
  },
  'hero-tall': {
    mn: 'Харанхуй студид гэрлээ асаасан {paint.5} өнгийн Voyah Free, ташуу урдаас. Дээд талд нь харанхуй орон зай.',
    en: 'The Voyah Free in {paint.5} with its lights on in a dark studio, from the front at an angle, the dark room above it.',
  },
  'stage-1': {
    mn: '{paint.1} өнгийн Voyah Free, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Voyah Free in {paint.1} from the front at an angle, with a soft shadow.',
  },
  'stage-2': {
    mn: '{paint.2} өнгийн Voyah Free, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Voyah Free in {paint.2} from the front at an angle, with a soft shadow.',
  },
  'stage-3': {
    mn: '{paint.3} өнгийн Voyah Free, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Voyah Free in {paint.3} from the front at an angle, with a soft shadow.',
  },
  'stage-4': {
    mn: '{paint.4} өнгийн Voyah Free, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Voyah Free in {paint.4} from the front at an angle, with a soft shadow.',
  },
  'stage-5': {
    mn: '{paint.5} өнгийн Voyah Free, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Voyah Free in {paint.5} from the front at an angle, with a soft shadow.',
  },
  'stage-6': {
    mn: '{paint.6} өнгийн Voyah Free, ташуу урдаас, зөөлөн сүүдэртэй.',
    en: 'The Voyah Free in {paint.6} from the front at an angle, with a soft shadow.',
  },
  card: {
    mn: '{paint.5} өнгийн Voyah Free, хажуу талаас.',
    en: 'The Voyah Free in {paint.5} from the side.',
  },
  'exterior-front-dusk': {
    mn: 'Үдшийн тал нутгийн нойтон зам дээр гэрлээ асаасан {paint.5} өнгийн Voyah Free, зүүн урд талаас. Ард нь улайрсан тэнгэр.',
    en: 'The Voyah Free in {paint.5} on a wet steppe road at dusk from the front left, lights on under a glowing sky.',
  },
  'exterior-side-dusk': {
    mn: 'Нар жаргахын өмнө тал дээр {paint.1} өнгийн Voyah Free, яг хажуугаас. Ард нь хуурай өвс, намхан толгод.',
    en: 'The Voyah Free in {paint.1} in full profile on the steppe an hour before sunset, dry grass and low hills behind it.',
  },
  'exterior-headlamp': {
    mn: '{paint.5} өнгийн Voyah Free-гийн зүүн урд гэрэл ойроос: гэрлийн зурвас, модулиуд харанхуйд гэрэлтэнэ.',
    en: 'The left headlight of the Voyah Free in {paint.5}, close up: light guides and LED modules glow in the dark.',
  },
  'exterior-rear-night': {
    mn: 'Харанхуй студид {paint.6} өнгийн Voyah Free, зүүн ар талаас. Улаан гэрэл машины бүтэн өргөнийг тодруулна.',
    en: 'The Voyah Free in {paint.6} in a dark studio from the rear left; its red tail lights trace its width.',
  },
  'exterior-wheel': {
    mn: '{paint.4} өнгийн Voyah Free-гийн урд дугуй ойроос: обудны хигээс, дугуй, дээрх нуман ирмэг.',
    en: 'The front wheel of the Voyah Free in {paint.4}, close up: the spokes of the rim, the tyre and the arch.',
  },
  'exterior-front': {
    mn: 'Цайвар саарал студид {paint.2} өнгийн Voyah Free, бараг эгц урдаас: урд сараалж, гэрэл, доод агаарын нүх.',
    en: 'The Voyah Free in {paint.2} in a light grey studio, almost head-on: grille, headlights and lower air intake.',
  },
  'exterior-tail-lamp': {
    mn: '{paint.5} өнгийн Voyah Free-гийн зүүн арын гэрэл ойроос, харанхуйд улаанаар асна.',
    en: 'The left tail light of the Voyah Free in {paint.5}, close up, glowing red in the dark.',
  },
  'exterior-rear': {
    mn: 'Цайвар саарал студид {paint.3} өнгийн Voyah Free, баруун ар талаас: тээшний хаалга, арын шил, гэрэл.',
    en: 'The Voyah Free in {paint.3} in a light grey studio from the rear right: tailgate, rear window and tail lights.',
  },
  'exterior-above': {
    mn: '{paint.1} өнгийн Voyah Free, дээрээс ташуу: капот, урд шил, дээвэр.',
    en: 'The Voyah Free in {paint.1} from above at an angle: bonnet, windscreen and roof.',
  },
  'exterior-city-night': {
    mn: 'Шөнийн хотын нойтон гудамжинд {paint.4} өнгийн Voyah Free. Ард нь гэрэлтэй цонх, гудамжны гэрэл.',
    en: 'The Voyah Free in {paint.4} in a wet city street at night, lit windows and street lights behind it.',
  },
  'exterior-nose': {
    mn: 'Орой {paint.6} өнгийн Voyah Free-гийн урд хэсэг ойроос: сараалж, тэмдэг, асаалттай гэрэл.',
    en: 'The front of the Voyah Free in {paint.6} in the evening, close up: grille, emblem and headlights, all lit.',
  },
  'interior-dash': {
    mn: 'Voyah Free-гийн самбар, урд хоёр суудлын дундаас: нэг нимгэн хавтангийн гурван дэлгэц, жолоо, консол, урд шилний цаана тал.',
    en: 'The dashboard of the Voyah Free from between the front seats: three screens in one slim panel, steering wheel, console, the steppe beyond.',
  },
  'interior-seats': {
    mn: 'Voyah Free-гийн цайвар бүрээстэй урд хоёр суудал, самбар талаас.',
    en: 'The front seats of the Voyah Free in light upholstery, seen from the dashboard.',
  },
  'interior-rear': {
    mn: 'Voyah Free-гийн арын эгнээ, урдаас: цайвар бүрээстэй гурван суудал.',
    en: 'The second row of the Voyah Free from the front: three seats in light upholstery.',
  },
  'gallery-road-rear': {
    mn: 'Талын урт эзгүй замаар нар жаргах зүг одож буй {paint.5} өнгийн Voyah Free, ар талаас.',
    en: 'The Voyah Free in {paint.5} from behind on a long empty steppe road, heading for the last light of the day.',
  },
  'gallery-city-rear': {
    mn: 'Шөнийн нойтон гудамжинд {paint.3} өнгийн Voyah Free, зүүн ар талаас. Арын улаан гэрэл асфальтад тусна.',
    en: 'The Voyah Free in {paint.3} from the rear left in a wet street at night, its tail lights reflected in the asphalt.',
  },
  'gallery-steppe-front': {
    mn: 'Нар жаргасны дараа талын зам дээр гэрлээ асаасан {paint.1} өнгийн Voyah Free, эгц урдаас, доороос. Тэнгэрийн хаяанд улбар шар зурвас.',
    en: 'The Voyah Free in {paint.1} head-on and low on a steppe road after sunset, lights on, a band of orange light on the horizon.',
  },
  'gallery-studio-side': {
    mn: 'Цайвар саарал студид {paint.4} өнгийн Voyah Free, зүүн хажуугаас.',
    en: 'The Voyah Free in {paint.4} from the left side in a light grey studio.',
  },
  'gallery-night-front': {
    mn: 'Харанхуйд Voyah Free-гийн урд тал: зөвхөн гэрэл болон {paint.6} өнгийн их биеийн ирмэг тодорно.',
    en: 'The front of the Voyah Free in the dark: only the lights and the edges of the {paint.6} body are lit.',
  },
  'gallery-day-front': {
    mn: 'Үд дундын хуурай замд {paint.2} өнгийн Voyah Free, баруун урд талаас. Ард нь алтан шар өвс, бүдэг толгод.',
    en: 'The Voyah Free in {paint.2} on a dry steppe road at midday from the front right, golden grass and pale hills behind it.',
  },
  'gallery-day-rear': {
    mn: 'Өдрийн гэрэлд задгай талын өвсөн дээр {paint.1} өнгийн Voyah Free, баруун ар талаас.',
    en: 'The Voyah Free in {paint.1} from the rear right on open steppe grass in daylight.',
  },
  'gallery-city-side': {
    mn: 'Бүрэнхий болж буй хотын гудамжинд {paint.5} өнгийн Voyah Free, хажуугаас. Ард нь гэрэлтсэн барилгууд.',
    en: 'The Voyah Free in {paint.5} from the side in a city street at the blue hour, lit facades behind it.',
  },
  'gallery-mirror': {
    mn: 'Оройн гэрэлд {paint.4} өнгийн Voyah Free-гийн зүүн толь, цонхны шугам ойроос.',
    en: 'The left mirror and the window line of the Voyah Free in {paint.4}, close up in evening light.',
  },
  'gallery-roof': {
    mn: 'Өвлийн тал дундуурх зам дээр {paint.2} өнгийн Voyah Free, араас, дээрээс: дээвэр, спойлер, арын шил.',
    en: 'The Voyah Free in {paint.2} from the rear and above on a road through a winter steppe: roof, spoiler and rear window.',
  },
  'feature-1': {
    mn: 'Замаас гарч талын өвсөн дээр зогссон {paint.1} өнгийн Voyah Free, баруун урд талаас, ташуу нарны гэрэлд.',
    en: 'The Voyah Free in {paint.1} off the road on steppe grass in low sun, from the front right.',
  },
  'feature-2': {
    mn: 'Voyah Free-гийн бүхээг, зорчигчийн талаас: самбар дээр зэрэгцсэн гурван дэлгэц, доор нь зөөлөн гэрэл.',
    en: 'The cockpit of the Voyah Free from the passenger side: three screens side by side above the dashboard, soft light below.',
  },
  'feature-3': {
    mn: 'Voyah Free-гийн шилэн панорам дээвэр дотроос: дээр нь тэнгэр, ирмэг дагуу гэрлийн зурвас.',
    en: 'The panoramic glass roof of the Voyah Free from inside, sky above, lines of light along its edges.',
  },
  'promotion-current': {
    mn: 'Харанхуй студид {paint.6} өнгийн Voyah Free-гийн урд хагас, ирмэгээр нь дулаан гэрэл тусна.',
    en: 'The front half of the Voyah Free in {paint.6} in a dark studio with a warm rim of light.',
  },
  'promotion-delivery': {
    mn: 'Өвлийн цэлмэг өглөө цасан талын цэвэрлэсэн зам дээр {paint.2} өнгийн Voyah Free.',
    en: 'The Voyah Free in {paint.2} on a cleared road through a snow-covered steppe on a bright winter morning.',
  },
  'promotion-showroom': {
    mn: 'Том цонхтой гэрэлтэй шоурүүмд {paint.5} өнгийн Voyah Free, ард нь өөр хоёр машин.',
    en: 'The Voyah Free in {paint.5} in a bright showroom with a wall of windows, two more cars behind it.',
  },
  'inside-main-1': {
    mn: 'Оройн цагт Voyah Free-гийн жолоочийн ард талаас: жолоо, ассан гурван дэлгэц, цэнхэр зөөлөн гэрэл.',
    en: 'The cockpit of the Voyah Free from behind the driver in the evening: steering wheel, three lit screens, blue ambient light.',
  },
  'inside-main-2': {
    mn: 'Өдрийн гэрэлд Voyah Free-гийн бүхээг, зорчигчийн нээлттэй хаалганаас: цайвар суудал, модон өнгөлгөө, гурван дэлгэц.',
    en: 'The cabin of the Voyah Free through the open passenger side by day: light seats, wood trim, three screens in one slim panel.',
  },
  'inside-finish': {
    mn: 'Voyah Free-гийн хаалганы дотор тал: модон өнгөлгөө, ил оёдолтой бүрээс, металл бариул, чанга яригчийн сараалж.',
    en: 'The inner door of the Voyah Free: wood trim, upholstery with visible stitching, metal handle and a speaker grille.',
  },
  'inside-camera': {
    mn: 'Voyah Free-гийн жолоочийн дэлгэцийн дээр байрлах, жолоочийг таних камер: хэт улаан туяаны хоёр гэрлийн дундах жижиг линз.',
    en: 'The camera that recognises the driver, above the driver display of the Voyah Free: a small lens between two infrared lamps.',
  },
  'inside-handbrake': {
    mn: 'Voyah Free-гийн модон өнгөлгөөтэй консол: араа сонгогч, электрон гар тоормосны товчтой эгнээ, аяганы суурь.',
    en: 'The wood-trimmed console of the Voyah Free: drive selector, the row of keys with the electronic handbrake, and the cup holders.',
  },
  'inside-speaker': {
    mn: 'Voyah Free-гийн хаалганы чанга яригч, өнгөлсөн хүрээтэй цоолборт металл сараалжтай.',
    en: 'A speaker in the door of the Voyah Free behind a perforated metal grille in a polished rim.',
  },
  'inside-purifier': {
    mn: 'Voyah Free-гийн модон өнгөлгөөн дэх металл хүрээтэй агаарын нүх, нарийн гэрлийн зурвас.',
    en: 'Air vents in the wood trim of the Voyah Free with metal frames and a thin line of light.',
  },
  'inside-seat-heating': {
    mn: 'Voyah Free-гийн урд суудлын цоолборт бүрээстэй түшлэг дээр гэрэлтэх халаалтын тэмдэг.',
    en: 'The backrest of a front seat of the Voyah Free in perforated upholstery with a glowing heating symbol.',
  },
  'inside-surround-view': {
    mn: 'Voyah Free-гийн төв дэлгэцэд машин дээрээсээ, мөн ар талын дүрс чиглүүлэх шугамтай харагдана.',
    en: 'The centre screen of the Voyah Free shows the car from above and the view behind it with guide lines.',
  },
  'inside-roof': {
    mn: 'Арын суудлаас харсан Voyah Free-гийн шилэн панорам дээвэр.',
    en: 'The panoramic glass roof of the Voyah Free seen from the rear seat.',
  },
  'inside-display': {
    mn: 'Voyah Free-гийн дэлгэцийн хавтанд жолоочийн дэлгэц, навигац, хөгжим зэрэгцэнэ.',
    en: 'Driver display, navigation and media side by side in the screen panel of the Voyah Free.',
  },
  'inside-ambient': {
    mn: 'Шөнө Voyah Free-гийн самбар, хаалга дагасан цэнхэр зөөлөн гэрэл.',
    en: 'Blue ambient light along the dashboard and the door of the Voyah Free at night.',
  },
  'inside-storage': {
    mn: 'Voyah Free-гийн консол дээрээс: тохойн түшлэг, аяганы суурь, тавиурууд.',
    en: 'The console of the Voyah Free from above: armrest, cup holders and trays.',
  },
  'features-sound': {
    mn: 'Шөнө Voyah Free-гийн урд хаалга: цэнхэр гэрэлт цагирагтай чанга яригч, дээгүүр нь цэнхэр гэрлийн зурвас.',
    en: 'The front door of the Voyah Free at night: a speaker in a ring of blue light, a line of blue light above it.',
  },
  'features-navigation': {
    mn: 'Voyah Free-гийн дунд дэлгэц дэх навигацын газрын зураг, цэнхэр маршруттай, жолоочийн талаас.',
    en: 'The navigation map with a blue route on the middle screen of the Voyah Free, seen from the driver’s side.',
  },
  'features-radio': {
    mn: 'Voyah Free-гийн баруун дэлгэц дэх хөгжмийн хуудас: дууны хавтас, удирдлага, товчлол.',
    en: 'The media page on the right-hand screen of the Voyah Free: cover of the track, controls and shortcuts.',
  },
  'features-screens': {
    mn: 'Шөнө Voyah Free-гийн нэг хавтангийн гурван дэлгэц: жолоочийн дэлгэц, навигац, хөгжим.',
    en: 'The three screens of the Voyah Free in one panel at night: driver display, navigation, media.',
  },
  'features-sustainability': {
    mn: 'Өдөр уудам тал дундын зам дээр {paint.1} өнгийн Voyah Free, хажуугаас. Цаана нь цайвар толгод.',
    en: 'The Voyah Free in {paint.1} from the side on a road through a wide steppe by day, pale hills behind it.',
  },
  'features-comfort': {
    mn: 'Оройн дулаан гэрэлд Voyah Free-гийн цайвар, цоолборт бүрээстэй урд хоёр суудал.',
    en: 'The front seats of the Voyah Free in light perforated upholstery with piping, in warm evening light.',
  },
  'features-headlights': {
    mn: 'Харанхуйд ассан {paint.5} өнгийн Voyah Free-гийн LED урд гэрэл, гэрлийн зурвас.',
    en: 'The LED headlight and the light bar of the Voyah Free in {paint.5}, lit in the dark.',
  },
  'features-seats-monitoring': {
    mn: 'Voyah Free-гийн жолоочийн суудал, өмнөх дэлгэцүүд. Төв дэлгэцэд машины эргэн тойрон харагдана.',
    en: 'The driver’s seat of the Voyah Free and the screens in front of it; the centre screen shows the surroundings of the car.',
  },
  'assistant-1': {
    mn: 'Үдшийн өргөн замын цуваанд яваа Voyah Free, араас, дээрээс. Цэнхэр нумууд урдах машиныг ажиглаж буйг үзүүлнэ.',
    en: 'The Voyah Free in a queue on a wide road at dusk, from behind and above; blue arcs show how it watches the car ahead.',
  },
  'assistant-2': {
    mn: 'Өдрийн цагт урдах машинаа дагах Voyah Free, өндрөөс. Цэнхэр зурвасууд хоорондын зайг тэмдэглэнэ.',
    en: 'The Voyah Free follows the car ahead by day, seen from high above; blue bars mark the distance it keeps.',
  },
  'assistant-3': {
    mn: 'Нар жаргасны дараа урдах машины ард зогссон Voyah Free: урдах машины улаан гэрэл, өөрийнх нь урд гэрэл асжээ.',
    en: 'After sunset the Voyah Free has halted behind the car ahead, whose tail lights are red; its own headlights are lit.',
  },
  'assistant-4': {
    mn: 'Зам чөлөөлөгдөж, Voyah Free дахин хөдөлж байна. Гэрэлтсэн хоёр шугам эгнээг тэмдэглэнэ.',
    en: 'The road has cleared and the Voyah Free sets off again; two glowing lines mark the lane.',
  },
  'video-poster': {
    mn: 'Харанхуй студид {paint.5} өнгийн Voyah Free, хажуугаар нь гэрлийн зурвас гүйж өнгөрнө.',
    en: 'The Voyah Free in {paint.5} in a dark studio while a band of light travels along its side.',
  },
};
