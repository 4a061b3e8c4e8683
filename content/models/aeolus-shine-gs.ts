/**
 * The Aeolus Shine GS: its figures, its texts, its colours and the pictures of its page (`/aeolus/shinegs`). Staff may change
 * every text, figure and picture here. Every figure stands once, in `facts`, with its source (`content/sources.ts`); label and
 * unit of a row stand in `content/specs.ts`. The car runs on petrol: the second tab keeps its id `electric`, its label says
 * engine. Length, width and height are not listed because no source for this body was found: add them to the first tab.
 */
import { both } from '#/language/both.ts';
import { paints } from '../colours.ts';
import type { Fact, FullModel } from '../schema.ts';

/** Every published figure of the car, once. Texts name one as `{aeolus-shine-gs.power}`; how, is told in `content/README.md`. */
const facts = {
  // Dimensions
  body: { spec: 'body', value: { mn: 'Кроссовер', en: 'Crossover' }, source: 'autoweek' },
  doors: { spec: 'doors', value: 5, source: 'leBlogAuto' },
  seats: { spec: 'seats', value: 5, source: 'kinaiAuto' },
  tyres: { spec: 'tyres', value: both('215/55 R18'), version: 'chile', source: 'repuestosPro' },

  // Engine
  engine: {
    spec: 'engine',
    value: {
      mn: '{aeolus-shine-gs.displacement} л, дөрвөн цилиндр, турбо',
      en: '{aeolus-shine-gs.displacement} L, four cylinders, turbo',
    },
    source: 'leBlogAuto',
  },
  displacement: { spec: 'displacement', value: 1.5, source: 'importer' },
  fuel: { spec: 'fuel', value: { mn: 'Бензин', en: 'Petrol' }, source: 'importer' },
  power: { spec: 'power', value: 150, source: 'importer' },
  torque: { spec: 'torque', value: 230, source: 'leBlogAuto' },
  fuelConsumption: { spec: 'fuelConsumption', value: { from: 7, to: 9 }, source: 'importer' },

  // Chassis and names
  gearbox: {
    spec: 'gearbox',
    value: { mn: 'Хос шүүрэлттэй (DCT)', en: 'Dual-clutch (DCT)' },
    source: 'leBlogAuto',
  },
  gearboxYixuan: {
    spec: 'gearbox',
    value: { mn: '6 шатлалт нойтон хос шүүрэлттэй (DCT)', en: '6-speed wet dual-clutch (DCT)' },
    note: { mn: 'Ижил хөдөлгүүртэй Yixuan седан', en: 'Yixuan saloon with the same engine' },
    source: 'gaozi',
  },
  platform: {
    spec: 'platform',
    value: both('CMP'),
    note: { mn: 'PSA групптэй хамтран хөгжүүлсэн', en: 'Developed together with PSA' },
    source: 'autoweek',
  },
  otherNames: { spec: 'otherNames', value: both('Yixuan GS, Yixuan RV'), source: 'leBlogAuto' },
} satisfies Record<string, Fact>;

export const aeolusShineGs = {
  id: 'aeolus-shine-gs',
  brand: 'aeolus',
  path: '/aeolus/shinegs',
  drivetrain: 'petrol',
  coverage: 'full',
  facts,
  name: 'Shine GS',
  title: 'Aeolus Shine GS',
  tagline: {
    mn: 'Бензин хөдөлгүүртэй, өдөр тутмын авсаархан кроссовер',
    en: 'The compact petrol crossover for every day',
  },
  description: {
    mn: 'Aeolus Shine GS: {aeolus-shine-gs.power} м.х.-тэй {aeolus-shine-gs.displacement} литрийн турбо бензин хөдөлгүүр, 100 км-т {aeolus-shine-gs.fuelConsumption} л шатахуун зарцуулалт, {site.colours.word} өнгө.',
    en: 'Aeolus Shine GS: a {aeolus-shine-gs.power} hp {aeolus-shine-gs.displacement} L turbo petrol engine, {aeolus-shine-gs.fuelConsumption} L per 100 km, {site.colours.word} colours.',
  },
  summary: {
    mn: 'Shine GS бол бензин хөдөлгүүртэй, таван хаалгатай авсаархан кроссовер. Платформыг нь Dongfeng, Францын PSA групп хамтран хөгжүүлсэн.',
    en: 'The Shine GS is a compact five-door petrol crossover on a platform that Dongfeng developed together with the French group PSA.',
  },
  points: [
    {
      mn: '{aeolus-shine-gs.power} м.х., {aeolus-shine-gs.displacement} л турбо бензин хөдөлгүүр',
      en: '{aeolus-shine-gs.power} hp {aeolus-shine-gs.displacement} L turbo petrol engine',
    },
    { mn: '100 км-т {aeolus-shine-gs.fuelConsumption} л', en: '{aeolus-shine-gs.fuelConsumption} L per 100 km' },
    { mn: 'Хос шүүрэлттэй хурдны хайрцаг (DCT)', en: 'Dual-clutch gearbox (DCT)' },
  ],
  colours: paints,
  leadColour: 2,
  colourLabel: { mn: '{site.colours.Word} өнгөөс сонгоно уу', en: 'Choose one of {site.colours.word} colours' },
  subNavigation: [
    { label: both('Overview'), address: '/aeolus/shinegs' },
    { label: both('Interior'), address: '/aeolus/shinegs#interior' },
    { label: both('Feature'), address: '/aeolus/shinegs#features' },
  ],
  order: {
    heading: both('Order Aeolus Shine GS'),
    text: {
      mn: 'Өнгөө хэлбэл бэлэн машин байгаа эсэх, тоноглол, ирэх хугацааг нь хэлж өгнө.',
      en: 'Tell us the colour, and we will tell you whether a car is in stock, how it is equipped and how long an order takes.',
    },
  },
  promotions: [
    {
      title: both('Current Promotions'),
      text: {
        mn: 'Aeolus Shine GS-ийн өнөөдрийн урамшуулал, бэлэн өнгийг утсаар эсвэл и-мэйлээр лавлаарай.',
        en: 'Call or e-mail us for today’s Aeolus Shine GS offers and the colours in stock.',
      },
      picture: 'aeolus-shine-gs/promotion-current',
    },
    {
      title: { mn: 'Shine GS-ээ хүлээж авах', en: 'Taking delivery of your Shine GS' },
      text: {
        mn: 'Захиалга хэр удах нь өнгө, тоноглолоос хамаарна. Өвөл хүлээж авах бол өвлийн дугуйгаа урьдчилан бэлтгээрэй.',
        en: 'How long an order takes depends on colour and equipment. If you take delivery in winter, have winter tyres ready.',
      },
      picture: 'aeolus-shine-gs/promotion-delivery',
    },
    {
      title: { mn: 'Shine GS шоурүүмд', en: 'The Shine GS in the showroom' },
      text: {
        mn: '{paint.2} өнгө дэлгэц дээр, өдрийн гэрэлд өөр өөр харагддаг. Ирж харьцуулаад шийдээрэй.',
        en: '{paint.2} looks one way on a screen and another in daylight. Come and compare before you decide.',
      },
      picture: 'aeolus-shine-gs/promotion-showroom',
    },
  ],
  figures: [
    { fact: 'power', tab: 'electric' },
    { fact: 'displacement', label: { mn: 'Турбо бензин хөдөлгүүр', en: 'Turbo petrol engine' }, tab: 'electric' },
    { fact: 'fuelConsumption', tab: 'electric' },
    { fact: 'torque', tab: 'electric' },
  ],
  interior: {
    heading: { mn: 'Интерьер дизайн', en: 'Interior design' },
    text: {
      mn: 'Манай зурагт: бараан бүрээс, хөх ногоон чимэг, жолоочийн өмнө нэг, самбарын дээр нэг дэлгэц. Өнгө, тоноглол нь хувилбараас хамаарч зургаас өөр байж болно.',
      en: 'Our pictures show dark seats with teal accents, one display for the driver and one above the dashboard. Colours and equipment depend on the version and may differ from the pictures.',
    },
    link: {
      label: { mn: 'Voyah Free-гийн интерьерийг үзэх', en: 'See the Voyah Free interior' },
      address: '/voyah/free/inter',
    },
    slides: [
      {
        picture: 'aeolus-shine-gs/interior-dash',
        caption: {
          mn: 'Хоёр суудлын дундаас: самбар, жолоо, цаана нь тал',
          en: 'From between the seats: dashboard, steering wheel, steppe',
        },
      },
      {
        picture: 'aeolus-shine-gs/interior-seats',
        caption: {
          mn: 'Урд суудал: бараан бүрээс, хөх ногоон чимэг',
          en: 'Front seats: dark with teal',
        },
      },
      {
        picture: 'aeolus-shine-gs/interior-rear',
        caption: { mn: 'Арын суудал ч ижил өнгөтэй', en: 'The rear seats in the same colours' },
      },
    ],
  },
  exterior: {
    heading: { mn: 'Гадна тал', en: 'Exterior' },
    text: {
      mn: 'Нарийн гэрлийн доор өргөн хар сараалж. Дээвэр нь ар руугаа нэг шугамаар намсана.',
      en: 'A wide dark grille below slim lights, and a roofline that falls to the tail in one sweep.',
    },
    slides: [
      {
        picture: 'aeolus-shine-gs/exterior-front-dusk',
        caption: { mn: '{paint.2} өнгө үдшийн нойтон замд', en: '{paint.2} on a wet road at dusk' },
        text: {
          mn: 'Манай мэдээллээр Shine GS-ийн дизайныг Италийн дизайны студид боловсруулсан.',
          en: 'According to our information, the Shine GS was designed by an Italian design house.',
        },
      },
      {
        picture: 'aeolus-shine-gs/exterior-side-dusk',
        caption: { mn: 'Хажуугаас, талын үдшийн бүрийд', en: 'From the side, dusk on the steppe' },
      },
      {
        picture: 'aeolus-shine-gs/exterior-headlamp',
        caption: { mn: 'Урд гэрэл: зурвас, модулиуд', en: 'Headlight: light guides and modules' },
      },
      {
        picture: 'aeolus-shine-gs/exterior-rear-night',
        caption: { mn: 'Бараан студид арын улаан гэрэл', en: 'Red tail lights in a dark studio' },
      },
      {
        picture: 'aeolus-shine-gs/exterior-wheel',
        caption: { mn: 'Хөнгөн цагаан хайлшин обудны хигээс', en: 'The spokes of the alloy rim' },
      },
      {
        picture: 'aeolus-shine-gs/exterior-front',
        caption: { mn: 'Бараг эгц урдаас', en: 'Seen almost head-on' },
      },
      {
        picture: 'aeolus-shine-gs/exterior-tail-lamp',
        caption: { mn: 'Харанхуйд улайсан арын гэрэл', en: 'A tail light glowing in the dark' },
      },
      {
        picture: 'aeolus-shine-gs/exterior-rear',
        caption: { mn: '{paint.3} өнгө, баруун ар талаас', en: '{paint.3}, from the rear right' },
      },
      {
        picture: 'aeolus-shine-gs/exterior-above',
        caption: { mn: 'Ташуу дээрээс: капотоос дээвэр хүртэл', en: 'From above: bonnet to roof' },
      },
      {
        picture: 'aeolus-shine-gs/exterior-city-night',
        caption: { mn: 'Гэрэлтэй цонх, нойтон гудамж', en: 'Lit windows, a wet street' },
      },
      {
        picture: 'aeolus-shine-gs/exterior-nose',
        caption: { mn: 'Урд тал, ташуу нарны гэрэлд', en: 'The front in low light' },
      },
    ],
  },
  gallery: {
    heading: { mn: 'Зургийн цомог', en: 'Picture gallery' },
    slides: [
      {
        picture: 'aeolus-shine-gs/gallery-road-rear',
        caption: { mn: 'Урагшаа зөвхөн зам, тэнгэр', en: 'Ahead, only road and sky' },
      },
      {
        picture: 'aeolus-shine-gs/gallery-city-rear',
        caption: { mn: 'Шөнийн гудамж, асфальт дээрх улаан туяа', en: 'A street at night, red on the asphalt' },
      },
      {
        picture: 'aeolus-shine-gs/gallery-steppe-front',
        caption: { mn: '{paint.1} өнгө, нар жаргасны дараа', en: '{paint.1} after sunset' },
      },
      {
        picture: 'aeolus-shine-gs/gallery-studio-side',
        caption: { mn: '{paint.4} өнгө, хажуугаас', en: '{paint.4} from the side' },
      },
      {
        picture: 'aeolus-shine-gs/gallery-night-front',
        caption: { mn: 'Харанхуйгаас тодрох урд тал', en: 'The front, emerging from the dark' },
      },
      {
        picture: 'aeolus-shine-gs/gallery-day-front',
        caption: { mn: 'Цайвар толгодын өмнө, үд дунд', en: 'In front of pale hills at midday' },
      },
      {
        picture: 'aeolus-shine-gs/gallery-day-rear',
        caption: { mn: 'Өдрийн гэрэл, задгай тал', en: 'Daylight, open steppe' },
      },
      {
        picture: 'aeolus-shine-gs/gallery-city-side',
        caption: { mn: 'Хотын үдэш, гэрэлтсэн барилгууд', en: 'Evening in the city, facades lit' },
      },
      {
        picture: 'aeolus-shine-gs/gallery-mirror',
        caption: { mn: 'Толь дээрх үдшийн гэрэл', en: 'Evening light on the mirror' },
      },
      {
        picture: 'aeolus-shine-gs/gallery-roof',
        caption: { mn: 'Өвлийн тал, намсах дээвэр', en: 'Winter steppe, a falling roofline' },
      },
    ],
  },
  specification: {
    tabs: [
      { id: 'size', label: { mn: 'Хэмжээ', en: 'Dimensions' }, facts: ['body', 'doors', 'seats', 'tyres'] },
      {
        id: 'electric',
        label: { mn: 'Хөдөлгүүр', en: 'Engine' },
        facts: ['engine', 'fuel', 'power', 'torque', 'fuelConsumption'],
      },
      {
        id: 'other',
        label: { mn: 'Бусад', en: 'Other' },
        facts: ['gearbox', 'gearboxYixuan', 'platform', 'otherNames'],
      },
    ],
    note: {
      mn: 'Чадал, хөдөлгүүрийн багтаамж, зарцуулалт нь манай үзүүлэлтийн хуудаснаас, бусад нь нийтлэгдсэн эх сурвалжаас. Хүйтэнд, ойрын замд шатахуун илүү зарцуулна. Энд байхгүй хэмжээг шоурүүмд хэмжиж үзэж болно.',
      en: 'Power, engine size and consumption come from our data sheet, the rest from published sources. Cold weather and short trips raise consumption. Dimensions that are not listed here can be measured in the showroom.',
    },
  },
  highlights: {
    heading: { mn: 'Хөдөлгүүр, зарцуулалт', en: 'Engine and consumption' },
    text: {
      mn: 'Шатахуун түгээх станцтай л бол хүссэн газраа хүрнэ: цэнэглэгч хайх, цэнэглэхийг хүлээх хэрэггүй.',
      en: 'Wherever there is a filling station, you can keep going: no charger to find, no charging to wait for.',
    },
    facts: ['engine', 'power', 'torque', 'fuelConsumption'],
  },
  features: [
    {
      title: { mn: 'Гэрэлтэйгээ нэгдсэн сараалж', en: 'Grille and lights as one' },
      text: {
        mn: 'Сараалж урд талын бараг бүтэн өргөнийг эзэлнэ. Шөнө хажууд нь ассан гэрлээр машиныг холоос танина.',
        en: 'The grille fills almost the whole width of the front. At night the lights beside it make the car easy to recognise.',
      },
      picture: 'aeolus-shine-gs/feature-1',
    },
    {
      title: { mn: 'Хоёр дэлгэц, нэг харц', en: 'Two displays, one glance' },
      text: {
        mn: 'Манай зурагт жолоочийн дэлгэц жолооны ард, төв дэлгэц самбарын дээр, зам харахад ойр байрлана. Тоноглол хувилбараас хамаарна.',
        en: 'In our pictures the driver display sits behind the wheel and the centre display above the dashboard, close to your view of the road. Equipment depends on the version.',
      },
      picture: 'aeolus-shine-gs/feature-2',
    },
    {
      title: { mn: 'PSA групптэй хамтарсан платформ', en: 'A platform developed with PSA' },
      text: {
        mn: 'Shine GS-ийн CMP платформыг Dongfeng, Францын PSA групп хамтран хөгжүүлсэн. Peugeot 208, Peugeot 2008, Opel Corsa ч энэ платформтой (AutoWeek).',
        en: 'Dongfeng developed the CMP platform of the Shine GS together with the French group PSA. The Peugeot 208, the Peugeot 2008 and the Opel Corsa use it too (AutoWeek).',
      },
      picture: 'aeolus-shine-gs/feature-3',
    },
  ],
  video: {
    label: { mn: 'Aeolus Shine GS студийн гэрэлд', en: 'The Aeolus Shine GS in studio light' },
    text: {
      mn: 'Таван хаалга, ар руугаа нэг шугамаар намсах дээвэр.',
      en: 'Five doors under a roofline that falls to the tail.',
    },
  },
} satisfies FullModel;
