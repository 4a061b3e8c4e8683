/**
 * The Voyah Dreamer: its figures, its texts, its colours and the pictures of its page (`/voyah/dreamer`).
 * Staff may change every text, figure and picture here. Every figure stands once, in `facts`, with its source
 * (`content/sources.ts`); label and unit of a row stand in `content/specs.ts`. The four large figures and the tables differ on
 * purpose: see `specification.note`.
 *
 * Statements without a row of their own come from: chinaPev (middle seats, sliding doors, width of the screens, air suspension
 * as standard).
 */
import { both } from '#/language/both.ts';
import { paints } from '../colours.ts';
import type { Fact, FullModel } from '../schema.ts';

/** Below the strip's figures that are ours alone. */
const note = {
  mn: 'Манай үзүүлэлтийн хуудаснаас; нийтлэгдсэн нь доор',
  en: 'From our data sheet; published figures below',
};

/** Every published figure of the car, once. Texts name one as `{voyah-dreamer.torque}`; how, is told in `content/README.md`. */
const facts = {
  // Dimensions
  body: { spec: 'body', value: { mn: 'Минивэн', en: 'MPV' }, source: 'chinaPev' },
  seats: { spec: 'seats', value: 7, note: both('2+2+3'), source: 'motorEs' },
  width: { spec: 'width', value: 1985, source: 'chinaPev' },
  length: { spec: 'length', value: 5315, source: 'chinaPev' },
  groundClearance: { spec: 'groundClearance', value: 125, source: 'arenaEvAugust' },
  kerbWeight: { spec: 'kerbWeight', value: 2625, version: 'electric', source: 'carsRadars' },
  wheelbase: { spec: 'wheelbase', value: 3200, source: 'chinaPev' },
  height: { spec: 'height', value: 1820, source: 'chinaPev' },
  boot: { spec: 'boot', value: { from: 427, to: 2680 }, source: 'motorEs' },

  // What our data sheet gives: the strip shows it as it is
  rangeOfDataSheet: { spec: 'range', value: 500, cycle: 'wltp', version: 'dataSheet', source: 'importer' },
  powerOfDataSheet: { spec: 'power', value: 483, version: 'dataSheet', source: 'importer' },
  accelerationOfDataSheet: { spec: 'acceleration', value: 4.4, version: 'dataSheet', source: 'importer' },

  // Battery and charging
  rangeCltc: { spec: 'range', value: 650, cycle: 'cltc', source: 'arenaEvOctober' },
  batteryCapacity: { spec: 'batteryCapacity', value: 108.7, source: 'gmx' },
  chargingPower: {
    spec: 'chargingPower',
    value: 100,
    note: { mn: 'Хамгийн ихдээ', en: 'Maximum' },
    source: 'importer',
  },
  acChargeFull: { spec: 'acChargeFull', value: 12, note: { mn: '0–100 %', en: '0–100%' }, source: 'importer' },
  dcCharge: { spec: 'dcCharge', value: 45, note: { mn: '20–80 %', en: '20–80%' }, source: 'importer' },

  // Performance and chassis
  motors: {
    spec: 'motors',
    value: { mn: 'Хоёр, тэнхлэг бүрд нэг', en: 'Two, one on each axle' },
    source: 'carsRadars',
  },
  acceleration: { spec: 'acceleration', value: 5.9, source: 'chinaPev' },
  topSpeed: { spec: 'topSpeed', value: 200, source: 'gmx' },
  power: {
    spec: 'power',
    value: 435,
    version: 'electric',
    note: { mn: '{voyah-dreamer.powerKw} кВт', en: '{voyah-dreamer.powerKw} kW' },
    source: 'gmx',
  },
  powerKw: { spec: 'powerKw', value: 320, version: 'electric', source: 'gmx' },
  torque: { spec: 'torque', value: 620, source: 'gmx' },
  drive: {
    spec: 'drive',
    value: { mn: 'Бүх дугуйн хөтлөгч (4WD)', en: 'Four-wheel drive (4WD)' },
    short: '4WD',
    source: 'chinaPev',
  },
  suspension: {
    spec: 'suspension',
    value: {
      mn: 'Агаарын дүүжин; урд нь хос хөшүүрэгт, хойд нь таван холбоост',
      en: 'Air suspension; double wishbones at the front, five-link at the rear',
    },
    source: 'chinaPev',
  },
  platform: { spec: 'platform', value: both('ESSA'), source: 'motorEs' },

  // Cabin
  screensWidth: { spec: 'screensWidth', value: 1.4, source: 'chinaPev' },
} satisfies Record<string, Fact>;

export const voyahDreamer = {
  id: 'voyah-dreamer',
  brand: 'voyah',
  path: '/voyah/dreamer',
  drivetrain: 'electric',
  coverage: 'full',
  facts,
  name: 'Dreamer',
  title: 'Voyah Dreamer',
  tagline: {
    mn: 'Долоон хүний тав тухад зориулсан цахилгаан минивэн',
    en: 'The electric MPV that carries seven in comfort',
  },
  description: {
    mn: 'Voyah Dreamer: {voyah-dreamer.seats.word} суудалтай, бүх дугуйн хөтлөгчтэй цахилгаан минивэн. Гулсдаг хоёр хаалга, агаарын дүүжин, {site.colours.word} өнгө.',
    en: 'Voyah Dreamer: a {voyah-dreamer.seats.word}-seat electric MPV with four-wheel drive, two sliding doors and air suspension, in {site.colours.word} colours.',
  },
  summary: {
    mn: 'Voyah Dreamer бол {voyah-dreamer.length.metres} метр урт, гурван эгнээнд {voyah-dreamer.seats.word} суудалтай цахилгаан минивэн. Хоёр талын хаалга нь гулсаж онгойдог, хоёр мотор нь бүх дугуйд хүч өгдөг.',
    en: 'The Voyah Dreamer is an electric MPV, {voyah-dreamer.length.metres} metres long, with {voyah-dreamer.seats.word} seats in three rows. It has sliding doors on both sides, and two motors drive all four wheels.',
  },
  points: [
    {
      mn: '2+2+3 байрлалтай {voyah-dreamer.seats.word} суудал',
      en: '{voyah-dreamer.seats.Word} seats, arranged 2+2+3',
    },
    { mn: 'Хоёр талдаа цахилгаанаар гулсдаг хаалга', en: 'Electric sliding doors on both sides' },
    { mn: 'Үндсэн тоноглолд багтсан агаарын дүүжин (air suspension)', en: 'Air suspension as standard' },
  ],
  colours: paints,
  leadColour: 6,
  colourLabel: both('Available in 6 colors'),
  subNavigation: [
    { label: both('Overview'), address: '/voyah/dreamer' },
    { label: both('Interior'), address: '/voyah/dreamer/inter' },
    { label: both('Feature'), address: '/voyah/dreamer/inter' },
  ],
  order: {
    heading: both('Order Voyah Dreamer'),
    text: {
      mn: 'Өнгө, суудлын байрлал, хувилбараа хэлээрэй. Явах зай, чадал, цэнэглэх залгуурыг тухайн машин дээр нь тодруулсны дараа захиалга авна.',
      en: 'Tell us the colour, the seating and the version. We will confirm range, power and charging socket for that very car before we take your order.',
    },
  },
  promotions: [
    {
      title: both('Current Promotions'),
      text: {
        mn: 'Voyah Dreamer-ийн өнөөдрийн урамшуулал, бэлэн өнгийг утсаар эсвэл и-мэйлээр лавлаарай.',
        en: 'Call or e-mail us for today’s Voyah Dreamer offers and the colours in stock.',
      },
      picture: 'voyah-dreamer/promotion-current',
    },
    {
      title: { mn: 'Voyah Dreamer өвлөөс өмнө', en: 'Voyah Dreamer before winter' },
      text: {
        mn: 'Захиалсан машин ирэхэд хугацаа шаардана. Энэ өвөл унах машинаа намар захиалаарай.',
        en: 'An ordered car takes time to arrive. To drive it this winter, order it in autumn.',
      },
      picture: 'voyah-dreamer/promotion-delivery',
    },
    {
      title: both('Voyah showroom'),
      text: {
        mn: 'Гурван эгнээнд нь гэр бүлээрээ сууж үзээрэй. Хаяг, ажиллах цагийг «Бидний тухай» хуудаснаас харна уу.',
        en: 'Bring the family and try all three rows. Address and opening hours are on the About us page.',
      },
      picture: 'voyah-dreamer/promotion-showroom',
    },
  ],
  figures: [
    { fact: 'rangeOfDataSheet', label: { mn: 'Явах зай (WLTP)', en: 'Range (WLTP)' }, note, tab: 'electric' },
    { fact: 'powerOfDataSheet', unit: 'HP', note, tab: 'other' },
    { fact: 'drive', label: { mn: 'Бүх дугуйн хөтлөгч', en: 'Four-wheel drive' }, tab: 'other' },
    { fact: 'accelerationOfDataSheet', note, tab: 'other' },
  ],
  interior: {
    heading: { mn: 'Интерьер дизайн', en: 'Interior design' },
    text: {
      mn: 'Урд хоёр, дунд хоёр, ард гурван хүн сууна. Самбарын гурван дэлгэц нийлээд {voyah-dreamer.screensWidth} метр өргөн (ChinaPEV).',
      en: 'Two seats in front, two in the middle, three at the back. The three screens of the dashboard are {voyah-dreamer.screensWidth} metres wide together (ChinaPEV).',
    },
    link: {
      label: { mn: 'Voyah Free-гийн интерьерийг үзэх', en: 'See the Voyah Free interior' },
      address: '/voyah/free/inter',
    },
    slides: [
      {
        picture: 'voyah-dreamer/interior-dash',
        caption: { mn: 'Гурван дэлгэц нэг хавтанд', en: 'Three screens in one panel' },
      },
      {
        picture: 'voyah-dreamer/interior-seats',
        caption: { mn: 'Ширмэл бүрээстэй урд суудал', en: 'Front seats in quilted upholstery' },
      },
      {
        picture: 'voyah-dreamer/interior-rear',
        caption: { mn: 'Дунд эгнээ: тусдаа хоёр суудал', en: 'The middle row: two separate seats' },
      },
    ],
  },
  exterior: {
    heading: { mn: 'Гадна тал', en: 'Exterior' },
    text: {
      mn: 'Босоо зурвастай, өргөн радиаторын сараалж, урт цонх, тэгш хажуу. Том биеийг цөөн шугамаар зурсан.',
      en: 'A wide grille of upright bars, long windows, a level flank. A large body, drawn with few lines.',
    },
    slides: [
      {
        picture: 'voyah-dreamer/exterior-front-dusk',
        caption: { mn: 'Үдшийн замд, бүх гэрэл ассан', en: 'On the evening road, lights on' },
        text: {
          mn: 'Манай мэдээллээр Dreamer-ийн дизайныг Италийн дизайны студид боловсруулсан.',
          en: 'According to our information, the Dreamer was designed by an Italian design house.',
        },
      },
      {
        picture: 'voyah-dreamer/exterior-side-dusk',
        caption: { mn: 'Таван метр гаруй урт, нэг тэгш шугам', en: 'More than five metres in one level line' },
        text: {
          mn: 'Урт {voyah-dreamer.length} мм, тэнхлэг хоорондын зай {voyah-dreamer.wheelbase} мм. Энэ зайд гурван эгнээ суудал багтана.',
          en: '{voyah-dreamer.length} mm long on a wheelbase of {voyah-dreamer.wheelbase} mm: that makes room for three rows.',
        },
      },
      {
        picture: 'voyah-dreamer/exterior-headlamp',
        caption: { mn: 'Нарийн урд гэрэл ойроос', en: 'The slim headlight, close up' },
      },
      {
        picture: 'voyah-dreamer/exterior-rear-night',
        caption: { mn: 'Шөнө, ар талаас: нэг улаан зурвас', en: 'The rear at night: one red line' },
      },
      {
        picture: 'voyah-dreamer/exterior-wheel',
        caption: { mn: 'Эргүүлэг мэт муруй хигээстэй обуд', en: 'A wheel with curved spokes' },
      },
      {
        picture: 'voyah-dreamer/exterior-front',
        caption: { mn: 'Босоо зурвастай өргөн сараалж', en: 'A wide grille of upright bars' },
      },
      {
        picture: 'voyah-dreamer/exterior-tail-lamp',
        caption: { mn: 'Арын гэрлийн доторх нарийн зураас', en: 'Fine lines inside the tail light' },
      },
      {
        picture: 'voyah-dreamer/exterior-rear',
        caption: { mn: 'Өргөн тээшний хаалга', en: 'A wide tailgate' },
        text: {
          mn: 'Тээш {voyah-dreamer.boot.from} литр. Арын суудлуудыг эвхвэл {voyah-dreamer.boot.to} литр хүртэл томорно.',
          en: 'The boot holds {voyah-dreamer.boot.from} litres, and up to {voyah-dreamer.boot.to} with the rear seats folded.',
        },
      },
      {
        picture: 'voyah-dreamer/exterior-above',
        caption: { mn: 'Дээрээс харсан урт дээвэр', en: 'The long roof from above' },
      },
      {
        picture: 'voyah-dreamer/exterior-city-night',
        caption: { mn: 'Цонхны гэрэл тусах шөнийн гудамж', en: 'Lit windows, a wet street' },
      },
      {
        picture: 'voyah-dreamer/exterior-nose',
        caption: { mn: 'Бүрэнхийд гялалзах сараалж', en: 'The grille in the last light' },
      },
    ],
  },
  gallery: {
    heading: { mn: 'Зургийн цомог', en: 'Picture gallery' },
    slides: [
      {
        picture: 'voyah-dreamer/gallery-road-rear',
        caption: { mn: 'Урт замын цаана нар жаргана', en: 'The sun sets at the end of the road' },
      },
      {
        picture: 'voyah-dreamer/gallery-city-rear',
        caption: { mn: 'Борооны дараах гудамж', en: 'A street after rain' },
      },
      {
        picture: 'voyah-dreamer/gallery-steppe-front',
        caption: { mn: 'Нар жаргахад гэрэл асна', en: 'After sunset, the lights come on' },
      },
      {
        picture: 'voyah-dreamer/gallery-studio-side',
        caption: { mn: '{paint.3} өнгө, хажуугаас', en: '{paint.3}, from the side' },
      },
      {
        picture: 'voyah-dreamer/gallery-night-front',
        caption: { mn: 'Харанхуйгаас тодрох сараалж, гэрэл', en: 'Grille and lights emerging from the dark' },
      },
      {
        picture: 'voyah-dreamer/gallery-day-front',
        caption: { mn: '{paint.2} өнгө өдрийн гэрэлд', en: '{paint.2} in daylight' },
      },
      {
        picture: 'voyah-dreamer/gallery-day-rear',
        caption: { mn: 'Өвсөн дээр түр амсхийхэд', en: 'A stop on the grass' },
      },
      {
        picture: 'voyah-dreamer/gallery-city-side',
        caption: { mn: 'Хотын гэрэл асах үе', en: 'When the city lights come on' },
      },
      {
        picture: 'voyah-dreamer/gallery-mirror',
        caption: { mn: 'Толь, цаана нь цонхны шугам', en: 'The window line behind the mirror' },
      },
      {
        picture: 'voyah-dreamer/gallery-roof',
        caption: { mn: 'Цастай талын дундуур', en: 'A road across the snow' },
      },
    ],
  },
  specification: {
    tabs: [
      {
        id: 'size',
        label: { mn: 'Хэмжээ', en: 'Dimensions' },
        facts: ['body', 'seats', 'width', 'length', 'groundClearance', 'kerbWeight', 'wheelbase', 'height', 'boot'],
      },
      {
        id: 'electric',
        label: { mn: 'Цахилгаан', en: 'Electric' },
        facts: ['rangeCltc', 'batteryCapacity', 'motors'],
      },
      {
        id: 'other',
        label: { mn: 'Бусад', en: 'Other' },
        facts: ['acceleration', 'topSpeed', 'power', 'torque', 'drive', 'suspension', 'platform'],
      },
    ],
    note: {
      mn: 'Дээрх том үзүүлэлтүүд ({voyah-dreamer.rangeOfDataSheet} км WLTP, {voyah-dreamer.powerOfDataSheet} HP, {voyah-dreamer.accelerationOfDataSheet} сек) манай үзүүлэлтийн хуудаснаас. Хүснэгтэд бүрэн цахилгаан хувилбарын нийтлэгдсэн үзүүлэлтийг оруулав: {voyah-dreamer.power} м.х. ({voyah-dreamer.powerKw} кВт), {voyah-dreamer.acceleration} секунд, Хятадын CLTC стандартаар {voyah-dreamer.rangeCltc} км. Dreamer-ийн WLTP явах зайг нийтэлсэн эх сурвалж олдоогүй. Цэнэглэх хугацааны найдвартай эх сурвалж ч олдоогүй тул доорх хугацаа мөн манай үзүүлэлтийн хуудаснаас. Захиалахаас тань өмнө яг таны машины бичиг баримтаар тодруулж өгнө.',
      en: 'The large figures above ({voyah-dreamer.rangeOfDataSheet} km WLTP, {voyah-dreamer.powerOfDataSheet} HP, {voyah-dreamer.accelerationOfDataSheet} s) come from our data sheet. The table gives what has been published for the all-electric version: {voyah-dreamer.power} hp ({voyah-dreamer.powerKw} kW), {voyah-dreamer.acceleration} seconds, {voyah-dreamer.rangeCltc} km in the Chinese CLTC cycle. We found no published WLTP range for the Dreamer and no reliable charging times, so the times below are from our data sheet too. Before you order, we confirm the figures from the papers of your own car.',
    },
  },
  highlights: {
    heading: { mn: 'Хурд, батарей, цэнэглэлт', en: 'Speed, battery, charging' },
    text: {
      mn: 'Гэртээ удаан, хол замд хурдан цэнэглэнэ; хүйтэнд аль аль нь удааширна. Эдгээр үзүүлэлтийг манай үзүүлэлтийн хуудаснаас авсан. Гэртээ {voyah-dreamer.acChargeFull} цагт цэнэглэхэд {voyah-dreamer.chargerOfDataSheet} кВт орчим чадалтай цэнэглэгч хэрэгтэй.',
      en: 'Slow charging at home, fast charging on the road; both take longer in the cold. These figures come from our data sheet. A full charge at home in {voyah-dreamer.acChargeFull} hours takes a charger of about {voyah-dreamer.chargerOfDataSheet} kW.',
    },
    facts: ['topSpeed', 'chargingPower', 'acChargeFull', 'dcCharge'],
  },
  features: [
    {
      title: { mn: 'Дунд эгнээний хоёр суудал', en: 'Two seats in the middle row' },
      text: {
        mn: 'Түшлэг нь цахилгаанаар налж, хөл дэрлэгч нь өргөгдөнө. Халаалт, агааржуулалт, массажтай (ChinaPEV). Тус бүр өөрийн тохойн түшлэгтэй.',
        en: 'They recline electrically and have powered leg rests, heating, ventilation and massage (ChinaPEV). Each has its own armrests.',
      },
      picture: 'voyah-dreamer/feature-1',
    },
    {
      title: { mn: 'Хоёр талдаа гулсдаг хаалга', en: 'Sliding doors on both sides' },
      text: {
        mn: 'Цахилгаан хаалга хажуу тийш дэлгэгдэлгүй ар руу гулсана. Давчуу зогсоолд, хүүхэд тэвэрсэн үед амар хялбар.',
        en: 'The electric doors slide back and need no room at the side: easy in a tight car park or with a child in your arms.',
      },
      picture: 'voyah-dreamer/feature-2',
    },
    {
      title: { mn: 'Гурав дахь эгнээнд ч тухтай', en: 'Comfortable even in the third row' },
      text: {
        mn: 'Агаарын дүүжин өндөр, хатуулгаа замд тааруулж, эвдэрхий замын донсолгоог арын эгнээнд хүртэл зөөлрүүлнэ.',
        en: 'The air suspension adapts its height and firmness to the road and softens the jolts of a broken surface, right to the back row.',
      },
      picture: 'voyah-dreamer/feature-3',
    },
  ],
  video: {
    label: { mn: 'Voyah Dreamer-ийн хажуугаар гүйх гэрэл', en: 'Light runs along the Voyah Dreamer' },
    text: {
      mn: 'Урт нь {voyah-dreamer.length} мм, хоёр талдаа гулсдаг хаалгатай.',
      en: '{voyah-dreamer.length} mm long, with sliding doors on both sides.',
    },
  },
} satisfies FullModel;
