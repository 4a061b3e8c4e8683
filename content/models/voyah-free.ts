/**
 * The Voyah Free: words, figures, colours and the pictures of its page (`/voyah/free`).
 * Staff may change every text, figure and picture here. A figure names its source (`content/sources.ts`); the label and unit
 * of a row stand in `content/specs.ts`. The four large figures and the tables differ on purpose: see `specification.note`.
 *
 * Statements without a row of their own come from: chinamktginsights.com, "Dongfeng Motor's Voyah Free" (860 km belong to the
 * version with a range extender); evkx (WLTP range, heat pump, glass roof that darkens); motor.elpais.com, "Voyah Free" (Outing
 * raises the body, the screens move with the dashboard); autovanmorgen.nl/voyah-free (Italian design house, lit emblem).
 */
import { both } from '#/language/both.ts';
import { paints } from '../colours.ts';
import type { FullModel } from '../schema.ts';

export const voyahFree = {
  id: 'voyah-free',
  brand: 'voyah',
  path: '/voyah/free',
  drivetrain: 'electric',
  coverage: 'full',
  name: 'Free',
  title: 'Voyah Free',
  tagline: {
    mn: 'Хотод нам гүм, холын замд тухтай цахилгаан SUV',
    en: 'The electric SUV: quiet in town, at ease on long journeys',
  },
  description: {
    mn: 'Voyah Free: таван суудалтай, бүх дугуйн хөтлөгчтэй цахилгаан SUV. 490 HP, 106 кВт·ц батарей, агаарын дүүжин, зургаан өнгө.',
    en: 'Voyah Free: a five-seat electric SUV with four-wheel drive, 490 HP, a 106 kWh battery and air suspension, in six colours.',
  },
  summary: {
    mn: 'Voyah Free бол хоёр мотор, бүх дугуйн хөтлөгч, агаарын дүүжинтэй (air suspension), таван суудалтай цахилгаан SUV. 180–230 мм клиренс нь хотын гудамжинд ч, хөдөөгийн шороон замд ч тохирно.',
    en: 'The Voyah Free is a five-seat electric SUV with two motors, four-wheel drive and air suspension. With 180 to 230 mm of ground clearance, it suits city streets and dirt roads alike.',
  },
  points: [
    { mn: '490 м.х., бүх дугуйн хөтлөгч, 0–100 км/ц 4.4 сек', en: '490 hp, four-wheel drive, 0–100 km/h in 4.4 s' },
    { mn: 'Хурдан цэнэглэгчээр 45 минутад 20–80 %', en: 'Fast charging from 20 to 80% in 45 minutes' },
    { mn: 'Дээшилж доошилдог, 12.3 инчийн гурван дэлгэц', en: 'Three 12.3-inch screens that rise and retract' },
  ],
  colours: paints,
  leadColour: 5,
  colourLabel: { mn: 'Зургаан өнгөөс сонгоно уу', en: 'Choose one of six colours' },
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
      value: '860',
      unit: 'km',
      label: { mn: 'Нэг цэнэглэлтээр явах зай', en: 'Full-charge range' },
      note: { mn: 'EREV хувилбар: батарей, бензин нийлээд', en: 'EREV version, battery and petrol combined' },
      tab: 'electric',
      source: 'importer',
    },
    {
      value: '490',
      unit: 'HP',
      label: { mn: 'Хөдөлгүүрийн чадал', en: 'Engine power' },
      tab: 'other',
      source: 'importer',
    },
    { value: '4WD', label: { mn: 'Бүх дугуйн хөтлөгч', en: 'Four-wheel drive' }, tab: 'other', source: 'importer' },
    {
      value: '4.4',
      unit: 's',
      label: { mn: '0–100 км/ц хурдатгал', en: '0–100 km/h' },
      tab: 'other',
      source: 'importer',
    },
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
          mn: 'Voyah Free-гийн дизайныг Италийн дизайны студид боловсруулсан.',
          en: 'The Voyah Free was designed by an Italian design house.',
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
        caption: { mn: '20 инчийн обуд, 255/45 R20 дугуй', en: '20-inch wheel, 255/45 R20 tyre' },
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
        caption: { mn: 'Тээшний хаалганы цаана 560 литрийн багтаамж', en: 'Behind the tailgate, 560 litres' },
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
        caption: { mn: 'Dark Green өнгө, хажуугаас', en: 'Dark Green, from the side' },
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
          { spec: 'seats', value: 5, source: 'importer' },
          { spec: 'width', value: 1950, source: 'importer' },
          { spec: 'length', value: 4905, source: 'importer' },
          { spec: 'groundClearance', value: { from: 180, to: 230 }, source: 'importer' },
          { spec: 'kerbWeight', value: 2190, source: 'importer' },
          { spec: 'wheelbase', value: 2960, source: 'importer' },
          { spec: 'height', value: 1660, source: 'importer' },
          { spec: 'tyres', value: both('255/45 R20'), source: 'importer' },
          { spec: 'boot', value: { from: 560, to: 1320 }, source: 'importer' },
          { spec: 'body', value: both('SUV'), source: 'evkx' },
        ],
      },
      {
        id: 'electric',
        label: { mn: 'Цахилгаан', en: 'Electric' },
        facts: [
          {
            spec: 'range',
            value: 631,
            note: { mn: 'Хятадын туршилтын стандартаар', en: 'Chinese test cycle' },
            source: 'importer',
          },
          { spec: 'batteryCapacity', value: 106, source: 'importer' },
          { spec: 'chargingPower', value: 100, source: 'importer' },
          {
            spec: 'consumption',
            value: 15.5,
            note: { mn: 'Хурдны замд 20.2 кВт·ц/100 км', en: '20.2 kWh/100 km on the highway' },
            source: 'importer',
          },
          {
            spec: 'chargerTypes',
            value: { mn: '2 төрөл', en: '2 types' },
            note: { mn: 'DC, AC', en: 'DC and AC' },
            source: 'importer',
          },
          {
            spec: 'batteryType',
            value: { mn: 'Гурван бүрэлдэхүүнт (ternary) литийн батарей', en: 'Ternary lithium battery' },
            source: 'importer',
          },
          { spec: 'dcCharge', value: 45, note: { mn: '380 В, 20–80 %', en: '380 V, 20–80%' }, source: 'importer' },
          { spec: 'acCharge', value: 10, note: { mn: '220 В, 20–100 %', en: '220 V, 20–100%' }, source: 'importer' },
          { spec: 'acChargeFull', value: 12, note: { mn: '220 В, 0–100 %', en: '220 V, 0–100%' }, source: 'importer' },
          { spec: 'motors', value: { mn: 'Хоёр, тэнхлэг бүрд нэг', en: 'Two, one on each axle' }, source: 'evkx' },
        ],
      },
      {
        id: 'other',
        label: { mn: 'Бусад', en: 'Other' },
        facts: [
          { spec: 'acceleration', value: 4.4, source: 'importer' },
          { spec: 'topSpeed', value: 200, source: 'importer' },
          { spec: 'power', value: 489, note: { mn: '360 кВт', en: '360 kW' }, source: 'importer' },
          {
            spec: 'torque',
            value: 720,
            note: { mn: 'Урд 310, хойд 410', en: 'Front 310, rear 410' },
            source: 'importer',
          },
          { spec: 'turningDiameter', value: 11.5, source: 'importer' },
          { spec: 'turningRadius', value: 5.75, source: 'importer' },
          {
            spec: 'drive',
            value: { mn: 'Бүх дугуйн хөтлөгч (4WD)', en: 'Four-wheel drive (4WD)' },
            source: 'importer',
          },
          { spec: 'rearShockAbsorber', value: 100, note: { mn: 'Хамгийн их утга', en: 'Maximum' }, source: 'importer' },
          {
            spec: 'drivingModes',
            value: both('Eco, Comfort, Performance, Outing, Snow, Individual'),
            source: 'importer',
          },
          {
            spec: 'suspension',
            value: {
              mn: 'Агаарын дүүжин; урд нь хос хөшүүрэгт, хойд нь олон холбоост',
              en: 'Air suspension; double wishbones at the front, multi-link at the rear',
            },
            source: 'evkx',
          },
        ],
      },
    ],
    note: {
      mn: 'Энэ хуудасны үзүүлэлтүүд өөр өөр хувилбар, өөр өөр туршилтынх. 860 км: батарейгаас гадна бензин хөдөлгүүртэй EREV хувилбар (China Marketing Insights, 2021). 631 км: бүрэн цахилгаан хувилбар, Хятадын стандартаар. 500 км: Европын хувилбар, WLTP стандартаар (EVKX). 360 кВт нь метрийн хэмжүүрээр 489–490, англи хэмжүүрээр 483 морины хүч. Хүйтэнд явах зай богиносож, цэнэглэлт удааширна. Захиалахаас тань өмнө яг таны машины үзүүлэлтийг тодруулж өгнө.',
      en: 'The figures on this page belong to different versions and tests. 860 km: the EREV version, which also has a petrol engine (China Marketing Insights, 2021). 631 km: the all-electric version, Chinese test cycle. 500 km: the European version, WLTP (EVKX). 360 kW equals 489–490 metric or 483 imperial horsepower. Cold shortens the range and slows charging. Before you order, we confirm the figures for your own car.',
    },
  },
  highlights: {
    heading: { mn: 'Хурд, батарей, цэнэглэлт', en: 'Speed, battery, charging' },
    text: {
      mn: 'Гэртээ 11 кВт-ын цэнэглэгчээр шөнөжин, хол замд хурдан цэнэглэгчээр цэнэглэнэ. 12 цагт цэнэглэхэд 9–10 кВт-ын цэнэглэгч хэрэгтэй; энгийн розеткаар хоёр хоногоос илүү болно. Хүйтэнд аль аль нь удааширна.',
      en: 'With an 11 kW wall box it charges overnight at home; on a long trip, use fast chargers. A full charge in 12 hours takes a 9–10 kW charger; from a household socket it takes more than two days. Cold slows both.',
    },
    facts: [
      { spec: 'topSpeed', value: 200, source: 'importer' },
      { spec: 'batteryUsable', value: 100, note: { mn: 'Нийт 106 кВт·ц', en: '106 kWh in total' }, source: 'evkx' },
      { spec: 'chargingPower', value: 100, note: { mn: 'Хамгийн ихдээ', en: 'Maximum' }, source: 'importer' },
      { spec: 'acChargeFull', value: 12, note: { mn: '220 В, 0–100 %', en: '220 V, 0–100%' }, source: 'importer' },
      { spec: 'dcCharge', value: 45, note: { mn: '380 В, 20–80 %', en: '380 V, 20–80%' }, source: 'importer' },
    ],
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
        mn: '12.3 инчийн гурван дэлгэц самбартайгаа хамт хөдөлнө: замаа илүү харахад доошилж, газрын зураг хэрэгтэй үед дээшилнэ.',
        en: 'Three 12.3-inch screens move with the dashboard: down when you want to see the road, up when you want to see the map.',
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
      mn: 'Урт нь 4,905 мм, тэнхлэг хоорондын зай нь 2,960 мм.',
      en: '4,905 mm long, on a wheelbase of 2,960 mm.',
    },
  },
} satisfies FullModel;
