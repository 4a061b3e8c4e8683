/**
 * The Voyah Free: its figures, its texts, its colours and the pictures of its page (`/voyah/free`).
 * Staff may change every text, figure and picture here. Every figure stands once, in `facts`, with its source
 * (`content/sources.ts`); label and unit of a row stand in `content/specs.ts`. The four large figures and the tables differ on
 * purpose: see `specification.note`.
 *
 * Statements without a row of their own come from: chinamktginsights.com, "Dongfeng Motor's Voyah Free" (860 km belong to the
 * version with a range extender); evkx (WLTP range, heat pump, glass roof that darkens); motor.elpais.com, "Voyah Free" (Outing
 * raises the body, the screens move with the dashboard); motorimagazine.it/voyah-free-un-suv-elettrico-di-alta-qualita (Italdesign);
 * autovanmorgen.nl/voyah-free (lit emblem).
 */
import { both } from '#/language/both.ts';
import { paints } from '../colours.ts';
import type { Fact, FullModel } from '../schema.ts';

/** Every published figure of the car, once. Texts name one as `{voyah-free.torque}`; how, is told in `content/README.md`. */
const facts = {
  // Dimensions
  seats: { spec: 'seats', value: 5, source: 'importer' },
  width: { spec: 'width', value: 1950, source: 'importer' },
  length: { spec: 'length', value: 4905, source: 'importer' },
  groundClearance: { spec: 'groundClearance', value: { from: 180, to: 230 }, source: 'importer' },
  kerbWeight: { spec: 'kerbWeight', value: 2190, source: 'importer' },
  wheelbase: { spec: 'wheelbase', value: 2960, source: 'importer' },
  height: { spec: 'height', value: 1660, source: 'importer' },
  tyres: { spec: 'tyres', value: both('255/45 R20'), source: 'importer' },
  rims: { spec: 'rims', value: 20, source: 'importer' },
  boot: { spec: 'boot', value: { from: 560, to: 1320 }, source: 'importer' },
  body: { spec: 'body', value: both('SUV'), source: 'evkx' },

  // Range: three figures of two versions, each by another test
  rangeErev: { spec: 'range', value: 860, version: 'erev', source: 'importer' },
  rangeChinese: { spec: 'range', value: 631, cycle: 'chinese', source: 'importer' },
  rangeWltp: { spec: 'range', value: 500, cycle: 'wltp', version: 'europe', source: 'evkx' },

  // Battery and charging
  batteryCapacity: { spec: 'batteryCapacity', value: 106, source: 'importer' },
  batteryUsable: {
    spec: 'batteryUsable',
    value: 100,
    note: { mn: 'Нийт {voyah-free.batteryCapacity} кВт·ц', en: '{voyah-free.batteryCapacity} kWh in total' },
    source: 'evkx',
  },
  batteryType: {
    spec: 'batteryType',
    value: { mn: 'Гурван бүрэлдэхүүнт (ternary) литийн батарей', en: 'Ternary lithium battery' },
    source: 'importer',
  },
  chargingPower: {
    spec: 'chargingPower',
    value: 100,
    note: { mn: 'Хамгийн ихдээ', en: 'Maximum' },
    source: 'importer',
  },
  onboardCharger: { spec: 'onboardCharger', value: 11, source: 'evkx' },
  chargerTypes: {
    spec: 'chargerTypes',
    value: { mn: '2 төрөл', en: '2 types' },
    note: { mn: 'DC, AC', en: 'DC and AC' },
    source: 'importer',
  },
  dcCharge: { spec: 'dcCharge', value: 45, note: { mn: '380 В, 20–80 %', en: '380 V, 20–80%' }, source: 'importer' },
  acCharge: { spec: 'acCharge', value: 10, note: { mn: '220 В, 20–100 %', en: '220 V, 20–100%' }, source: 'importer' },
  acChargeFull: {
    spec: 'acChargeFull',
    value: 12,
    note: { mn: '220 В, 0–100 %', en: '220 V, 0–100%' },
    source: 'importer',
  },
  consumption: {
    spec: 'consumption',
    value: 15.5,
    note: {
      mn: 'Хурдны замд {voyah-free.consumptionHighway} кВт·ц/100 км',
      en: '{voyah-free.consumptionHighway} kWh/100 km on the highway',
    },
    source: 'importer',
  },
  consumptionHighway: { spec: 'consumption', value: 20.2, source: 'importer' },
  consumptionWltp: { spec: 'consumption', value: 20, cycle: 'wltp', version: 'europe', source: 'evkx' },

  // Performance and chassis
  motors: { spec: 'motors', value: { mn: 'Хоёр, тэнхлэг бүрд нэг', en: 'Two, one on each axle' }, source: 'evkx' },
  acceleration: { spec: 'acceleration', value: 4.4, source: 'importer' },
  topSpeed: { spec: 'topSpeed', value: 200, source: 'importer' },
  power: {
    spec: 'power',
    value: 489,
    note: { mn: '{voyah-free.powerKw} кВт', en: '{voyah-free.powerKw} kW' },
    source: 'importer',
  },
  powerKw: { spec: 'powerKw', value: 360, source: 'importer' },
  /** The same power as it is rounded for the strip. */
  powerRounded: { spec: 'power', value: 490, source: 'importer' },
  torque: {
    spec: 'torque',
    value: 720,
    note: {
      mn: 'Урд {voyah-free.torqueFront}, хойд {voyah-free.torqueRear}',
      en: 'Front {voyah-free.torqueFront}, rear {voyah-free.torqueRear}',
    },
    source: 'importer',
  },
  torqueFront: { spec: 'torqueFront', value: 310, source: 'importer' },
  torqueRear: { spec: 'torqueRear', value: 410, source: 'importer' },
  turningDiameter: { spec: 'turningDiameter', value: 11.5, source: 'importer' },
  turningRadius: { spec: 'turningRadius', value: 5.75, source: 'importer' },
  drive: {
    spec: 'drive',
    value: { mn: 'Бүх дугуйн хөтлөгч (4WD)', en: 'Four-wheel drive (4WD)' },
    short: '4WD',
    source: 'importer',
  },
  rearShockAbsorber: {
    spec: 'rearShockAbsorber',
    value: 100,
    note: { mn: 'Хамгийн их утга', en: 'Maximum' },
    source: 'importer',
  },
  drivingModes: {
    spec: 'drivingModes',
    value: both('Eco, Comfort, Performance, Outing, Snow, Individual'),
    source: 'importer',
  },
  suspension: {
    spec: 'suspension',
    value: {
      mn: 'Агаарын дүүжин; урд нь хос хөшүүрэгт, хойд нь олон холбоост',
      en: 'Air suspension; double wishbones at the front, multi-link at the rear',
    },
    source: 'evkx',
  },
  towing: { spec: 'towing', value: 2000, version: 'europe', source: 'evkx' },

  // Cabin and body
  screenSize: { spec: 'screenSize', value: 12.3, source: 'evkx' },
  displaySize: { spec: 'screenSize', value: 12.5, source: 'importer' },
  speakers: { spec: 'speakers', value: 13, source: 'importer' },
  highStrengthSteel: { spec: 'highStrengthSteel', value: 75, source: 'importer' },
} satisfies Record<string, Fact>;

export const voyahFree = {
  id: 'voyah-free',
  brand: 'voyah',
  path: '/voyah/free',
  drivetrain: 'electric',
  coverage: 'full',
  facts,
  name: 'Free',
  title: 'Voyah Free',
  tagline: {
    mn: 'Хотод нам гүм, холын замд тухтай цахилгаан SUV',
    en: 'The electric SUV: quiet in town, at ease on long journeys',
  },
  description: {
    mn: 'Voyah Free: {voyah-free.seats.word} суудалтай, бүх дугуйн хөтлөгчтэй цахилгаан SUV. {voyah-free.powerRounded} HP, {voyah-free.batteryCapacity} кВт·ц батарей, агаарын дүүжин, {site.colours.word} өнгө.',
    en: 'Voyah Free: a {voyah-free.seats.word}-seat electric SUV with four-wheel drive, {voyah-free.powerRounded} HP, a {voyah-free.batteryCapacity} kWh battery and air suspension, in {site.colours.word} colours.',
  },
  summary: {
    mn: 'Voyah Free бол хоёр мотор, бүх дугуйн хөтлөгч, агаарын дүүжинтэй (air suspension), {voyah-free.seats.word} суудалтай цахилгаан SUV. {voyah-free.groundClearance} мм клиренс нь хотын гудамжинд ч, хөдөөгийн шороон замд ч тохирно.',
    en: 'The Voyah Free is a {voyah-free.seats.word}-seat electric SUV with two motors, four-wheel drive and air suspension. With {voyah-free.groundClearance.from} to {voyah-free.groundClearance.to} mm of ground clearance, it suits city streets and dirt roads alike.',
  },
  points: [
    {
      mn: '{voyah-free.powerRounded} м.х., бүх дугуйн хөтлөгч, 0–100 км/ц {voyah-free.acceleration} сек',
      en: '{voyah-free.powerRounded} hp, four-wheel drive, 0–100 km/h in {voyah-free.acceleration} s',
    },
    {
      mn: 'Хурдан цэнэглэгчээр {voyah-free.dcCharge} минутад 20–80 %',
      en: 'Fast charging from 20 to 80% in {voyah-free.dcCharge} minutes',
    },
    {
      mn: 'Дээшилж доошилдог, {voyah-free.screenSize} инчийн гурван дэлгэц',
      en: 'Three {voyah-free.screenSize}-inch screens that rise and retract',
    },
  ],
  colours: paints,
  leadColour: 5,
  colourLabel: { mn: '{site.colours.Word} өнгөөс сонгоно уу', en: 'Choose one of {site.colours.word} colours' },
  subNavigation: [
    { label: both('Overview'), address: '/voyah/free' },
    { label: both('Interior'), address: '/voyah/free/inter' },
    { label: both('Feature'), address: '/voyah/free/feature' },
  ],
  order: {
    heading: both('Order Voyah Free'),
    text: {
      mn: 'Бэлэн машинаас сонгох, эсвэл өнгө, тоноглолоо зааж захиалах боломжтой. Цэнэглэх залгуур нь CCS2, GB/T хоёрын аль нь болох, машин хэзээ ирэхийг захиалахаас тань өмнө хэлж өгнө.',
      en: 'Take a car from stock, or order one in the colour and with the equipment you want. Before you order, we will tell you which charging socket it has (CCS2 or GB/T) and when it will arrive.',
    },
  },
  promotions: [
    {
      title: both('Current Promotions'),
      text: {
        mn: 'Voyah Free-гийн өнөөдрийн урамшуулал, бэлэн өнгийг утсаар эсвэл и-мэйлээр лавлаарай.',
        en: 'Call or e-mail us for today’s Voyah Free offers and the colours in stock.',
      },
      picture: 'voyah-free/promotion-current',
    },
    {
      title: both('Voyah Free ready for delivery before the new year'),
      text: {
        mn: 'Бэлэн байгаа Voyah Free-г шинэ жилээс өмнө хүлээлгэн өгнө. Захиалгын машин ирэх хүртэл илүү хугацаа орно.',
        en: 'A Voyah Free from stock is handed over before the new year. An ordered car takes longer to arrive.',
      },
      picture: 'voyah-free/promotion-delivery',
    },
    {
      title: both('Voyah showroom'),
      text: {
        mn: 'Өнгө, бүрээсийг дэлгэцээр биш, нүдээр үзээд шийдээрэй. Хаяг, ажиллах цагийг «Бидний тухай» хуудаснаас харна уу.',
        en: 'See the paints and materials with your own eyes before you decide. Address and opening hours are on the About us page.',
      },
      picture: 'voyah-free/promotion-showroom',
    },
  ],
  figures: [
    {
      fact: 'rangeErev',
      label: { mn: 'Нэг цэнэглэлтээр явах зай', en: 'Full-charge range' },
      note: { mn: 'EREV хувилбар: батарей, бензин нийлээд', en: 'EREV version, battery and petrol combined' },
      tab: 'electric',
    },
    { fact: 'powerRounded', unit: 'HP', tab: 'other' },
    { fact: 'drive', label: { mn: 'Бүх дугуйн хөтлөгч', en: 'Four-wheel drive' }, tab: 'other' },
    { fact: 'acceleration', tab: 'other' },
  ],
  interior: {
    heading: { mn: 'Интерьер дизайн', en: 'Interior design' },
    text: {
      mn: 'Самбарыг бүтэн өргөнөөр нь эзэлсэн гурван дэлгэц. Халаалт, агааржуулалт, массажтай урд суудал. Дээгүүр нь шилэн панорам дээвэр.',
      en: 'Three screens across the full width of the dashboard. Front seats with heating, ventilation and massage. Above them, a panoramic glass roof.',
    },
    link: {
      label: { mn: 'Voyah Free-гийн интерьерийг үзэх', en: 'See the Voyah Free interior' },
      address: '/voyah/free/inter',
    },
    slides: [
      {
        picture: 'voyah-free/interior-dash',
        caption: {
          mn: 'Гурван дэлгэц, жолоо, шилний цаана уудам тал',
          en: 'Three screens, the steering wheel, the steppe beyond',
        },
      },
      {
        picture: 'voyah-free/interior-seats',
        caption: { mn: 'Урд суудал: халаалт, агааржуулалт, массаж', en: 'Front seats: heating, ventilation, massage' },
      },
      {
        picture: 'voyah-free/interior-rear',
        caption: { mn: 'Арын эгнээнд гурван хүн сууна', en: 'The rear bench seats three' },
      },
    ],
  },
  exterior: {
    heading: { mn: 'Гадна тал', en: 'Exterior' },
    text: {
      mn: 'Урт капот, ар руугаа намсах дээвэр, машины бүтэн өргөнөөр асах гэрэл. Гөлгөр гадаргуу, цөөхөн чимэглэл.',
      en: 'A long bonnet, a roofline that falls towards the rear, lights across the full width. Smooth surfaces, little ornament.',
    },
    slides: [
      {
        picture: 'voyah-free/exterior-front-dusk',
        caption: { mn: 'Үдшийн тал, нойтон зам', en: 'Dusk on the steppe, a wet road' },
        text: {
          mn: 'Voyah Free-гийн төрхийг Италийн Italdesign студи зурсан (MotoriMagazine, 2022).',
          en: 'The lines of the Voyah Free were drawn by the Italian design house Italdesign (MotoriMagazine, 2022).',
        },
      },
      {
        picture: 'voyah-free/exterior-side-dusk',
        caption: { mn: 'Хажуугийн шугам, цаана нь намхан толгод', en: 'In profile, low hills behind' },
      },
      {
        picture: 'voyah-free/exterior-headlamp',
        caption: {
          mn: 'Урд гэрэл ойроос: зурвас, LED модуль',
          en: 'The headlight close up: light guides, LED modules',
        },
      },
      {
        picture: 'voyah-free/exterior-rear-night',
        caption: { mn: 'Машины бүтэн өргөнөөр асах арын гэрэл', en: 'Tail lights across the full width' },
      },
      {
        picture: 'voyah-free/exterior-wheel',
        caption: {
          mn: '{voyah-free.rims} инчийн обуд, {voyah-free.tyres} дугуй',
          en: '{voyah-free.rims}-inch wheel, {voyah-free.tyres} tyre',
        },
      },
      {
        picture: 'voyah-free/exterior-front',
        caption: { mn: 'Радиаторын сараалж, гэрэл, доод агаарын нүх', en: 'Grille, headlights, lower air intake' },
        text: {
          mn: 'Сараалжийн голын тэмдгийн хоёр далавч гэрэлтэж, урд гэрэлтэй нийлнэ.',
          en: 'The wings of the emblem in the grille light up and run on into the headlights.',
        },
      },
      {
        picture: 'voyah-free/exterior-tail-lamp',
        caption: { mn: 'Харанхуйд асах улаан зурвас', en: 'A red line in the dark' },
      },
      {
        picture: 'voyah-free/exterior-rear',
        caption: {
          mn: 'Тээшний хаалганы цаана {voyah-free.boot.from} литрийн багтаамж',
          en: 'Behind the tailgate, {voyah-free.boot.from} litres',
        },
      },
      {
        picture: 'voyah-free/exterior-above',
        caption: { mn: 'Капотоос дээвэр хүртэл нэг шугам', en: 'One line from bonnet to roof' },
      },
      {
        picture: 'voyah-free/exterior-city-night',
        caption: { mn: 'Борооны дараах шөнийн гудамж', en: 'A city street after rain' },
        text: {
          mn: 'Цахилгаан мотор бараг дуугүй тул шөнө оройтож ирэхэд хөрш тань сэрэхгүй.',
          en: 'The motors are almost silent: come home late and the neighbours sleep on.',
        },
      },
      {
        picture: 'voyah-free/exterior-nose',
        caption: { mn: 'Сараалж, тэмдэг дээр туссан оройн нар', en: 'Evening sun on grille and emblem' },
      },
    ],
  },
  gallery: {
    heading: { mn: 'Зургийн цомог', en: 'Picture gallery' },
    slides: [
      {
        picture: 'voyah-free/gallery-road-rear',
        caption: { mn: 'Нарны сүүлчийн гэрлийг дагаад', en: 'Towards the last light of the day' },
      },
      {
        picture: 'voyah-free/gallery-city-rear',
        caption: { mn: 'Нойтон асфальтад туссан улаан гэрэл', en: 'Red light on wet asphalt' },
      },
      {
        picture: 'voyah-free/gallery-steppe-front',
        caption: { mn: 'Тэнгэрийн хаяанд үлдсэн улбар шар туяа', en: 'A band of orange on the horizon' },
      },
      {
        picture: 'voyah-free/gallery-studio-side',
        caption: { mn: '{paint.4} өнгө, хажуугаас', en: '{paint.4}, from the side' },
      },
      {
        picture: 'voyah-free/gallery-night-front',
        caption: { mn: 'Харанхуйд ирмэг, гэрэл хоёр л үлдэнэ', en: 'In the dark, only edges and lights' },
      },
      {
        picture: 'voyah-free/gallery-day-front',
        caption: { mn: 'Үдийн нар, хуурай зам, шар өвс', en: 'Midday sun, dry road, golden grass' },
      },
      {
        picture: 'voyah-free/gallery-day-rear',
        caption: { mn: 'Зам дуусаж, тал эхэлнэ', en: 'The road ends, the steppe begins' },
      },
      {
        picture: 'voyah-free/gallery-city-side',
        caption: { mn: 'Үдшийн бүрий дэх хот', en: 'The city at the blue hour' },
      },
      {
        picture: 'voyah-free/gallery-mirror',
        caption: { mn: 'Толь, цонхны шугам оройн гэрэлд', en: 'Mirror and window line in evening light' },
      },
      {
        picture: 'voyah-free/gallery-roof',
        caption: { mn: 'Өвлийн талын замаар', en: 'Across the winter steppe' },
        text: { mn: 'Snow горим яг ийм замд зориулагдсан.', en: 'Snow mode is made for roads like this.' },
      },
    ],
  },
  specification: {
    tabs: [
      {
        id: 'size',
        label: { mn: 'Хэмжээ', en: 'Dimensions' },
        facts: [
          'seats',
          'width',
          'length',
          'groundClearance',
          'kerbWeight',
          'wheelbase',
          'height',
          'tyres',
          'boot',
          'body',
        ],
      },
      {
        id: 'electric',
        label: { mn: 'Цахилгаан', en: 'Electric' },
        facts: [
          'rangeChinese',
          'batteryCapacity',
          'chargingPower',
          'consumption',
          'chargerTypes',
          'batteryType',
          'dcCharge',
          'acCharge',
          'acChargeFull',
          'motors',
        ],
      },
      {
        id: 'other',
        label: { mn: 'Бусад', en: 'Other' },
        facts: [
          'acceleration',
          'topSpeed',
          'power',
          'torque',
          'turningDiameter',
          'turningRadius',
          'drive',
          'rearShockAbsorber',
          'drivingModes',
          'suspension',
        ],
      },
    ],
    note: {
      mn: 'Энэ хуудасны үзүүлэлтүүд өөр өөр хувилбар, өөр өөр туршилтынх. {voyah-free.rangeErev} км: батарейгаас гадна бензин хөдөлгүүртэй EREV хувилбар (China Marketing Insights, 2021). {voyah-free.rangeChinese} км: бүрэн цахилгаан хувилбар, Хятадын стандартаар. {voyah-free.rangeWltp} км: Европын хувилбар, WLTP стандартаар (EVKX). {voyah-free.powerKw} кВт нь метрийн хэмжүүрээр {voyah-free.power}–{voyah-free.powerRounded}, англи хэмжүүрээр {voyah-free.powerKw.imperial} морины хүч. Хүйтэнд явах зай богиносож, цэнэглэлт удааширна. Захиалахаас тань өмнө яг таны машины үзүүлэлтийг тодруулж өгнө.',
      en: 'The figures on this page belong to different versions and tests. {voyah-free.rangeErev} km: the EREV version, which also has a petrol engine (China Marketing Insights, 2021). {voyah-free.rangeChinese} km: the all-electric version, Chinese test cycle. {voyah-free.rangeWltp} km: the European version, WLTP (EVKX). {voyah-free.powerKw} kW equals {voyah-free.power}–{voyah-free.powerRounded} metric or {voyah-free.powerKw.imperial} imperial horsepower. Cold shortens the range and slows charging. Before you order, we confirm the figures for your own car.',
    },
  },
  highlights: {
    heading: { mn: 'Хурд, батарей, цэнэглэлт', en: 'Speed, battery, charging' },
    text: {
      mn: 'Гэртээ {charging.threePhase} кВт-ын цэнэглэгчээр шөнөжин, хол замд хурдан цэнэглэгчээр цэнэглэнэ. {voyah-free.acChargeFull} цагт цэнэглэхэд {voyah-free.chargerOfDataSheet} кВт-ын цэнэглэгч хэрэгтэй; энгийн розеткаар хоёр хоногоос илүү болно. Хүйтэнд аль аль нь удааширна.',
      en: 'With an {charging.threePhase} kW wall box it charges overnight at home; on a long trip, use fast chargers. A full charge in {voyah-free.acChargeFull} hours takes a {voyah-free.chargerOfDataSheet} kW charger; from a household socket it takes more than two days. Cold slows both.',
    },
    facts: ['topSpeed', 'batteryUsable', 'chargingPower', 'acChargeFull', 'dcCharge'],
  },
  features: [
    {
      title: { mn: 'Асфальт дуусахад', en: 'Where the asphalt ends' },
      text: {
        mn: 'Тэнхлэг бүрд нэг мотор, бүх дугуйн хөтлөгч. Outing горимд агаарын дүүжин их биеийг өргөж, ховилтой шороон замд ёроол шүргэхээс сэргийлнэ.',
        en: 'One motor on each axle drives all four wheels. In Outing mode the air suspension raises the body to clear the ruts of a dirt road.',
      },
      picture: 'voyah-free/feature-1',
    },
    {
      title: { mn: 'Дээшилж доошилдог самбар', en: 'A dashboard that rises and retracts' },
      text: {
        mn: '{voyah-free.screenSize} инчийн гурван дэлгэц самбартайгаа хамт хөдөлнө: замаа илүү харахад доошилж, газрын зураг хэрэгтэй үед дээшилнэ.',
        en: 'Three {voyah-free.screenSize}-inch screens move with the dashboard: down when you want to see the road, up when you want to see the map.',
      },
      picture: 'voyah-free/feature-2',
    },
    {
      title: { mn: 'Бараантдаг шилэн дээвэр', en: 'A glass roof that darkens' },
      text: {
        mn: 'Панорам дээврийн шилийг хэд хэдэн шатлалаар бараантуулна. Зун нарыг халхалж, өвлийн богино өдөр гэрэл оруулна.',
        en: 'The glass of the panoramic roof darkens in several steps: shade from the summer sun, light on short winter days.',
      },
      picture: 'voyah-free/feature-3',
    },
  ],
  video: {
    label: { mn: 'Voyah Free-гийн хажуугаар гүйх гэрэл', en: 'Light runs along the Voyah Free' },
    text: {
      mn: 'Урт нь {voyah-free.length} мм, тэнхлэг хоорондын зай нь {voyah-free.wheelbase} мм.',
      en: '{voyah-free.length} mm long, on a wheelbase of {voyah-free.wheelbase} mm.',
    },
  },
} satisfies FullModel;
