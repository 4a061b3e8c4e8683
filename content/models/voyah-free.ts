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
    mn: 'Хотод чимээгүй, холын замд тайван цахилгаан SUV',
    en: 'The electric SUV: quiet in town, at ease on the long road',
  },
  description: {
    mn: 'Voyah Free: таван суудалтай, бүх дугуйн хөтлөгчтэй цахилгаан SUV. 490 HP, 106 кВт·ц батарей, агаарын дүүжин, зургаан өнгө.',
    en: 'Voyah Free: the five-seat electric SUV with four-wheel drive. 490 HP, 106 kWh battery, air suspension, six colours.',
  },
  summary: {
    mn: 'Voyah Free бол хоёр мотор, бүх дугуйн хөтлөгч, агаарын дүүжинтэй, таван суудалтай цахилгаан SUV. 180–230 мм клиренс нь хотын гудамжинд ч, хөдөөгийн шороон замд ч тохирно.',
    en: 'The Voyah Free is a five-seat electric SUV with two motors, four-wheel drive and air suspension. With 180 to 230 mm of ground clearance it suits city streets and dirt roads.',
  },
  points: [
    { mn: '490 м.х., бүх дугуйн хөтлөгч, 0–100 км/ц 4.4 сек', en: '490 hp, four-wheel drive, 0–100 km/h in 4.4 s' },
    { mn: 'Хурдан цэнэглэгчээр 45 минутад 20–80 %', en: 'Fast charging from 20 to 80% in 45 minutes' },
    { mn: '12.3 инчийн дээшилж доошилдог гурван дэлгэц', en: 'Three 12.3-inch screens that rise and retract' },
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
      mn: 'Бэлэн байгаа машинаас сонгож болно, өнгө, тоноглолоо хэлж захиалж ч болно. Цэнэглэх залгуур нь CCS2, GB/T хоёрын аль болох, машин хэзээ ирэхийг захиалахаас тань өмнө хэлнэ.',
      en: 'Take a car from stock, or order one in the colour and with the equipment you want. Before you order we will tell you which charging socket it has (CCS2 or GB/T) and when it arrives.',
    },
  },
  promotions: [
    {
      title: both('Current Promotions'),
      text: {
        mn: 'Бэлэн байгаа өнгө, худалдааны нөхцөл өөрчлөгдөж байдаг. Өнөөдрийнхийг утсаар эсвэл и-мэйлээр лавлаарай.',
        en: 'Colours in stock and terms change. Call or write to ask what applies today.',
      },
      picture: 'voyah-free/promotion-current',
    },
    {
      title: both('Voyah Free ready for delivery before the new year'),
      text: {
        mn: 'Шинэ жилээс өмнө хүлээлгэн өгөхөд бэлэн Voyah Free байна. Аль өнгө үлдсэнийг лавлаарай.',
        en: 'These cars can be handed over before the new year. Ask which colours are left.',
      },
      picture: 'voyah-free/promotion-delivery',
    },
    {
      title: both('Voyah showroom'),
      text: {
        mn: 'Өнгө, бүрээсийг дэлгэцээр биш, нүдээр үзээд шийдээрэй. Хаяг, ажиллах цагийг хуудасны доод талын Location хэсгээс харна уу.',
        en: 'See the paints and materials with your own eyes before you decide. Address and opening hours are under Location at the foot of the page.',
      },
      picture: 'voyah-free/promotion-showroom',
    },
  ],
  figures: [
    {
      value: '860',
      unit: 'km',
      label: { mn: 'Нэг цэнэглэлтээр явах зай', en: 'Full-charge range' },
      note: { mn: 'EREV хувилбарынх', en: 'EREV version' },
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
      mn: 'Самбарын нэг захаас нөгөө зах хүртэл гурван дэлгэц. Байнга хэрэглэдэг үйлдэл тус бүр өөрийн товчтой. Толгой дээр шилэн дээвэр.',
      en: 'Three screens from one side of the dashboard to the other. What you use all the time keeps its own button. Above it all, a roof of glass.',
    },
    link: {
      label: { mn: 'Voyah Free-гийн интерьерийг үзэх', en: 'See the Voyah Free interior' },
      address: '/voyah/free/inter',
    },
    slides: [
      {
        picture: 'voyah-free/interior-dash',
        caption: { mn: 'Гурван дэлгэц, жолоо, цаана нь тал', en: 'Three screens, the wheel, the steppe beyond' },
      },
      {
        picture: 'voyah-free/interior-seats',
        caption: { mn: 'Урд суудал: халаалт, агааржуулалт, массаж', en: 'Front seats: heating, ventilation, massage' },
      },
      {
        picture: 'voyah-free/interior-rear',
        caption: { mn: 'Арын эгнээнд гурван хүн сууна', en: 'The second row seats three' },
      },
    ],
  },
  exterior: {
    heading: { mn: 'Гадна тал', en: 'Exterior' },
    text: {
      mn: 'Урт капот, ар руугаа намсах дээвэр, машины бүтэн өргөнөөр асах гэрэл. Гадаргуу нь тайван, чимэг нь цөөн.',
      en: 'A long bonnet, a roof that falls towards the rear, light across the full width. Calm surfaces, little ornament.',
    },
    slides: [
      {
        picture: 'voyah-free/exterior-front-dusk',
        caption: { mn: 'Үдшийн тал, нойтон зам', en: 'Dusk on the steppe, a wet road' },
        text: {
          mn: 'Voyah Free-гийн дизайныг Италийн дизайны студи бүтээсэн.',
          en: 'The design of the Voyah Free comes from an Italian design house.',
        },
      },
      {
        picture: 'voyah-free/exterior-side-dusk',
        caption: { mn: 'Хажуугийн шугам, ард нь намхан толгод', en: 'The line of the flank, low hills behind' },
      },
      {
        picture: 'voyah-free/exterior-headlamp',
        caption: { mn: 'Урд гэрэл ойроос: зурвас, LED модуль', en: 'Light guides and LED modules, close up' },
      },
      {
        picture: 'voyah-free/exterior-rear-night',
        caption: { mn: 'Бүтэн өргөнөөрөө асах арын гэрэл', en: 'Tail lamps across the full width' },
      },
      {
        picture: 'voyah-free/exterior-wheel',
        caption: { mn: '20 инчийн обуд, 255/45 R20 дугуй', en: '20-inch wheel, 255/45 R20 tyre' },
      },
      {
        picture: 'voyah-free/exterior-front',
        caption: { mn: 'Сараалж, гэрэл, доод агаар сорогч', en: 'Grille, lamps, lower air intake' },
        text: {
          mn: 'Сараалжийн голын тэмдгийн хоёр далавч гэрэлтэж, урд гэрэлтэй нийлнэ.',
          en: 'The wings of the emblem in the grille are lit and run on into the lamps.',
        },
      },
      {
        picture: 'voyah-free/exterior-tail-lamp',
        caption: { mn: 'Харанхуйд асах улаан зурвас', en: 'A red line in the dark' },
      },
      {
        picture: 'voyah-free/exterior-rear',
        caption: { mn: 'Тээшний хаалганы цаана 560 литр', en: 'Behind the tailgate, 560 litres' },
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
          en: 'The motors are almost silent. Come home late and the neighbours sleep on.',
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
        caption: { mn: 'Харанхуйд ирмэг, гэрэл хоёр л үлдэнэ', en: 'In the dark, only edges and lamps' },
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
        text: { mn: 'Snow горим яг ийм замд зориулагдсан.', en: 'The Snow mode is made for roads like this.' },
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
            value: { mn: 'Гурвалсан литийн батарей', en: 'Ternary lithium battery' },
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
          { spec: 'rearShockAbsorber', value: 100, note: { mn: 'Хамгийн ихдээ', en: 'Maximum' }, source: 'importer' },
          {
            spec: 'drivingModes',
            value: both('Eco, Comfort, Performance, Outing, Snow, Individual'),
            source: 'importer',
          },
          {
            spec: 'suspension',
            value: {
              mn: 'Агаарын дүүжин; урд нь хос хөшүүрэгтэй, хойд нь олон хөшүүрэгтэй',
              en: 'Air suspension; double wishbone in front, multi-link at the rear',
            },
            source: 'evkx',
          },
        ],
      },
    ],
    note: {
      mn: 'Энэ хуудасны тоонууд нэг л хувилбар, нэг л туршилтынх биш. 860 км нь бензин хөдөлгүүрээр явах зайгаа уртасгадаг (EREV) хувилбарын тоо (China Marketing Insights, 2021). 631 км нь бүрэн цахилгаан хувилбарын Хятадын стандартаар хэмжсэн явах зай, Европын хувилбарынх WLTP стандартаар 500 км (EVKX). 360 кВт нь метрийн хэмжүүрээр 489–490, англи хэмжүүрээр 483 морины хүч. Хүйтэнд явах зай богиносож, цэнэглэх хугацаа уртасна. Захиалах хувилбарынхаа тоог биднээс лавлаарай.',
      en: 'The figures on this page do not all belong to one version or one test. 860 km is what was published for the version with a petrol range extender, EREV (China Marketing Insights, 2021). 631 km is the range of the all-electric version in the Chinese test cycle; the European version is rated at 500 km (WLTP, EVKX). For power, 360 kW equals 489 to 490 metric or 483 imperial horsepower. Cold shortens the range and lengthens charging. Ask us for the figures of the version that you order.',
    },
  },
  highlights: {
    heading: { mn: 'Хурд, батарей, цэнэглэлт', en: 'Speed, battery, charging' },
    text: {
      mn: 'Шөнөдөө гэртээ, хол замд хурдан цэнэглэгчээр цэнэглэнэ. Хүйтэнд цэнэглэх хугацаа уртасна.',
      en: 'It charges at home overnight, and at fast chargers on a long trip. Charging takes longer in the cold.',
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
        en: 'One motor on each axle drives all four wheels. In Outing mode the air suspension lifts the body, so that it clears the ruts of a dirt road.',
      },
      picture: 'voyah-free/feature-1',
    },
    {
      title: { mn: 'Дээшилж доошилдог самбар', en: 'A panel that rises and retracts' },
      text: {
        mn: '12.3 инчийн гурван дэлгэц самбартайгаа хамт хөдөлнө. Замаа харах үед доошилж, газрын зураг хэрэгтэй үед дээшилнэ.',
        en: 'Three 12.3-inch screens move with the dashboard: down when you want to see the road, up when you want to see the map.',
      },
      picture: 'voyah-free/feature-2',
    },
    {
      title: { mn: 'Бараантдаг шилэн дээвэр', en: 'A glass roof that darkens' },
      text: {
        mn: 'Панорам дээврийн шилийг хэд хэдэн түвшнээр бараантуулна. Зун нар халхалж, өвлийн богино өдөр гэрэл оруулна.',
        en: 'The glass of the panoramic roof darkens in several steps: shade in the summer sun, light on short winter days.',
      },
      picture: 'voyah-free/feature-3',
    },
  ],
  video: {
    label: { mn: 'Voyah Free-гийн хажуугаар гүйх гэрэл', en: 'Light runs along the Voyah Free' },
    text: {
      mn: 'Харанхуйд гэрлийн зурвас их биеийн шугамыг тодруулна.',
      en: 'In the dark, a single band of light draws the lines of the body.',
    },
  },
} satisfies FullModel;
