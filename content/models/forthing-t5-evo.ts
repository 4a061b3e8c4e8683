/**
 * The Forthing T5 EVO: its figures, its texts, its colours and the pictures of its page (`/forthing/T5evo`). Staff may change
 * every text, figure and picture here. Every figure stands once, in `facts`, with its source (`content/sources.ts`); label and
 * unit of a row stand in `content/specs.ts`. The car runs on petrol: the second tab keeps its id `electric`, its label says
 * engine.
 */
import { both } from '#/language/both.ts';
import { paints } from '../colours.ts';
import type { Fact, FullModel } from '../schema.ts';

/** Every published figure of the car, once. Texts name one as `{forthing-t5-evo.power}`; how, is told in `content/README.md`. */
const facts = {
  // Dimensions
  body: { spec: 'body', value: both('SUV'), source: 'autoMoto' },
  seats: { spec: 'seats', value: 5, source: 'autothriller' },
  length: { spec: 'length', value: 4565, source: 'tintucTechz' },
  width: { spec: 'width', value: 1860, source: 'tintucTechz' },
  height: { spec: 'height', value: 1690, source: 'tintucTechz' },
  wheelbase: { spec: 'wheelbase', value: 2715, source: 'qlqiche2021' },
  frontOverhang: { spec: 'frontOverhang', value: 990, source: 'qlqiche2021' },
  rearOverhang: { spec: 'rearOverhang', value: 860, source: 'qlqiche2021' },
  boot: { spec: 'boot', value: 402, source: 'kinaiAuto' },
  tyres: { spec: 'tyres', value: both('235/55 R19'), version: 'jordan', source: 'jordanTimes' },
  tyresChile: { spec: 'tyres', value: both('225/55 R18'), version: 'chile', source: 'repuestosPro' },
  rims: { spec: 'rims', value: 19, version: 'italy', source: 'alVolante' },

  // Engine: the European and the Chinese version
  engine: {
    spec: 'engine',
    value: {
      mn: '{forthing-t5-evo.displacement} л, дөрвөн цилиндр, турбо',
      en: '{forthing-t5-evo.displacement} L, four cylinders, turbo',
    },
    source: 'alVolante',
  },
  displacement: { spec: 'displacement', value: 1.5, source: 'alVolante' },
  fuel: { spec: 'fuel', value: { mn: 'Бензин', en: 'Petrol' }, source: 'alVolante' },
  power: { spec: 'power', value: 177, version: 'europe', source: 'alVolante' },
  powerChina: {
    spec: 'power',
    value: 197,
    version: 'china',
    note: {
      mn: '{forthing-t5-evo.powerChinaKw} кВт, {forthing-t5-evo.powerChinaSpeed} эрг/мин',
      en: '{forthing-t5-evo.powerChinaKw} kW at {forthing-t5-evo.powerChinaSpeed} rpm',
    },
    source: 'qlqiche2021',
  },
  powerChinaKw: { spec: 'powerKw', value: 145, version: 'china', source: 'qlqiche2021' },
  powerChinaSpeed: { spec: 'powerSpeed', value: 5600, version: 'china', source: 'qlqiche2021' },
  torque: { spec: 'torque', value: 258, version: 'europe', source: 'tracedNews' },
  torqueChina: {
    spec: 'torque',
    value: 285,
    version: 'china',
    note: { mn: '{forthing-t5-evo.torqueChinaSpeed} эрг/мин', en: '{forthing-t5-evo.torqueChinaSpeed} rpm' },
    source: 'qlqiche2021',
  },
  torqueChinaSpeed: { spec: 'torqueSpeed', value: { from: 1500, to: 4000 }, version: 'china', source: 'qlqiche2021' },
  fuelConsumption: { spec: 'fuelConsumption', value: 7.1, version: 'italy', source: 'businessOnline' },
  fuelConsumptionChina: { spec: 'fuelConsumption', value: 6.6, version: 'china', source: 'qlqiche2021' },

  // Performance and chassis
  acceleration: {
    spec: 'acceleration',
    value: 9.5,
    version: 'italy',
    note: { mn: 'ойролцоогоор', en: 'approximate' },
    source: 'businessOnline',
  },
  gearbox: {
    spec: 'gearbox',
    value: { mn: '{forthing-t5-evo.gears} шатлалт DCT', en: '{forthing-t5-evo.gears}-speed DCT' },
    note: { mn: 'Нойтон хос шүүрэлттэй', en: 'Wet dual clutch' },
    source: 'qlqiche2021',
  },
  gears: { spec: 'gears', value: 7, source: 'qlqiche2021' },
  drive: { spec: 'drive', value: { mn: 'Урд хөтлөгч', en: 'Front-wheel drive' }, source: 'alVolante' },
  suspension: {
    spec: 'suspension',
    value: {
      mn: 'Урд нь MacPherson, хойд нь олон холбоост',
      en: 'MacPherson at the front, multi-link at the rear',
    },
    source: 'qlqiche2021',
  },

  // Cabin
  screens: {
    spec: 'screens',
    value: {
      mn: 'Хоёр, тус бүр {forthing-t5-evo.screenSize} инч',
      en: 'Two, {forthing-t5-evo.screenSize} inches each',
    },
    version: 'italy',
    source: 'alVolante',
  },
  screenSize: { spec: 'screenSize', value: 10.3, version: 'italy', source: 'alVolante' },
  equipment: {
    spec: 'equipment',
    value: {
      mn: 'Цахилгаанаар онгойдог тээшний хаалга, түлхүүргүй нэвтрэх систем, цахилгаанаар эвхэгддэг толь',
      en: 'Powered tailgate, keyless entry, power-folding mirrors',
    },
    version: 'italy',
    source: 'alVolante',
  },
} satisfies Record<string, Fact>;

export const forthingT5Evo = {
  id: 'forthing-t5-evo',
  brand: 'forthing',
  path: '/forthing/T5evo',
  aliases: ['/forthing/t5evo'],
  drivetrain: 'petrol',
  coverage: 'full',
  facts,
  name: 'T5 EVO',
  title: 'Forthing T5 EVO',
  tagline: {
    mn: 'Хот, хөдөөгийн замд зориулсан бензин хөдөлгүүртэй SUV',
    en: 'The petrol SUV for city streets and country roads',
  },
  description: {
    mn: 'Forthing T5 EVO: {forthing-t5-evo.displacement} литрийн турбо бензин хөдөлгүүр, {forthing-t5-evo.gears} шатлалт хос шүүрэлттэй (DCT) хурдны хайрцагтай, {forthing-t5-evo.seats.word} суудалтай SUV.',
    en: 'Forthing T5 EVO: a {forthing-t5-evo.seats.word}-seat SUV with a {forthing-t5-evo.displacement}-litre turbo petrol engine and a {forthing-t5-evo.gears.word}-speed dual-clutch gearbox.',
  },
  summary: {
    mn: 'T5 EVO бол {forthing-t5-evo.length} мм урт, {forthing-t5-evo.seats.word} суудалтай SUV. {forthing-t5-evo.displacement} литрийн турбо бензин хөдөлгүүрийн хүчийг {forthing-t5-evo.gears} шатлалт хос шүүрэлттэй (DCT) хурдны хайрцаг урд дугуйд дамжуулна.',
    en: 'The T5 EVO is a {forthing-t5-evo.seats.word}-seat SUV, {forthing-t5-evo.length} mm long. A {forthing-t5-evo.displacement}-litre turbo petrol engine drives the front wheels through a {forthing-t5-evo.gears.word}-speed dual-clutch gearbox.',
  },
  points: [
    {
      mn: '{forthing-t5-evo.displacement} л турбо бензин: Европт {forthing-t5-evo.power} м.х., Хятадад {forthing-t5-evo.powerChina} м.х.',
      en: '{forthing-t5-evo.displacement} L turbo petrol: {forthing-t5-evo.power} hp in Europe, {forthing-t5-evo.powerChina} hp in China',
    },
    {
      mn: '100 км-т {forthing-t5-evo.fuelConsumptionChina} л (Хятад), {forthing-t5-evo.fuelConsumption} л (Итали)',
      en: '{forthing-t5-evo.fuelConsumptionChina} L per 100 km (China), {forthing-t5-evo.fuelConsumption} L (Italy)',
    },
    {
      mn: '{forthing-t5-evo.gears} шатлалт хос шүүрэлттэй хурдны хайрцаг (DCT)',
      en: '{forthing-t5-evo.gears.Word}-speed dual-clutch gearbox (DCT)',
    },
  ],
  colours: paints,
  leadColour: 1,
  colourLabel: { mn: '{site.colours.Word} өнгөөс сонгоно уу', en: 'Choose one of {site.colours.word} colours' },
  subNavigation: [
    { label: both('Overview'), address: '/forthing/T5evo' },
    { label: both('Interior'), address: '/forthing/T5evo#interior' },
    { label: both('Feature'), address: '/forthing/T5evo#features' },
  ],
  order: {
    heading: both('Order Forthing T5 EVO'),
    text: {
      mn: 'Бэлэн машинаас сонгох, эсвэл өнгө, хувилбараа зааж захиалах боломжтой. Хөдөлгүүрийн чадал, дугуйн хэмжээ хувилбараас хамаардаг тул захиалахын өмнө хамт нягтална.',
      en: 'Take a car from stock, or order the colour and version you want. Power and tyre size depend on the version, so we will go through them with you before you order.',
    },
  },
  promotions: [
    {
      title: both('Current Promotions'),
      text: {
        mn: 'Forthing T5 EVO-гийн өнөөдрийн урамшуулал, бэлэн өнгийг утсаар эсвэл и-мэйлээр лавлаарай.',
        en: 'Call or e-mail us for today’s Forthing T5 EVO offers and the colours in stock.',
      },
      picture: 'forthing-t5-evo/promotion-current',
    },
    {
      title: { mn: 'T5 EVO-гоо өвөл хүлээж авах', en: 'Taking delivery of your T5 EVO in winter' },
      text: {
        mn: 'Машин хэзээ ирэхийг захиалахаас тань өмнө хэлж өгнө. Машинаа авахдаа өвлийн дугуй, гэрэл, халаалтыг нь бидэнтэй хамт шалгаарай.',
        en: 'Before you order, we will tell you when the car will arrive. At the handover, check the winter tyres, the lights and the heating with us.',
      },
      picture: 'forthing-t5-evo/promotion-delivery',
    },
    {
      title: { mn: 'T5 EVO шоурүүмд', en: 'The T5 EVO in the showroom' },
      text: {
        mn: 'Арын суудалд нь сууж, тээшинд нь хүүхдийн тэргээ багтааж үзээрэй. Хаяг, ажиллах цагийг «Бидний тухай» хуудаснаас харна уу.',
        en: 'Sit in the back, and see whether the pram fits in the boot. Address and opening hours are on the About us page.',
      },
      picture: 'forthing-t5-evo/promotion-showroom',
    },
  ],
  figures: [
    {
      fact: 'power',
      note: {
        mn: 'Европын хувилбар; Хятадад {forthing-t5-evo.powerChina}',
        en: 'European version; {forthing-t5-evo.powerChina} in China',
      },
      tab: 'electric',
    },
    { fact: 'acceleration', tab: 'other' },
    {
      fact: 'fuelConsumption',
      note: {
        mn: 'Италийн хувилбар; Хятадад {forthing-t5-evo.fuelConsumptionChina}',
        en: 'Italian version; {forthing-t5-evo.fuelConsumptionChina} in China',
      },
      tab: 'electric',
    },
    { fact: 'wheelbase', tab: 'size' },
  ],
  interior: {
    heading: { mn: 'Интерьер дизайн', en: 'Interior design' },
    text: {
      mn: 'Манай зурагт: улаан чимэгтэй хар суудал, самбараас тусдаа төв дэлгэц. Италид туршсан машин {forthing-t5-evo.screenSize} инчийн хоёр дэлгэц, улаан оёдолтой эко арьсан бүрээс, панорам дээвэртэй байв. Тоноглол хувилбараас хамаарна.',
      en: 'Our pictures show black seats with red accents and a free-standing centre display. The car tested in Italy had two {forthing-t5-evo.screenSize}-inch displays, leatherette with red stitching and a panoramic roof. Equipment depends on the version.',
    },
    link: {
      label: { mn: 'Voyah Free-гийн интерьерийг үзэх', en: 'See the Voyah Free interior' },
      address: '/voyah/free/inter',
    },
    slides: [
      {
        picture: 'forthing-t5-evo/interior-dash',
        caption: {
          mn: 'Төв дэлгэц, жолоо, шилний цаана уудам тал',
          en: 'Centre display, steering wheel, the steppe beyond',
        },
      },
      {
        picture: 'forthing-t5-evo/interior-seats',
        caption: { mn: 'Урд суудал: хар бүрээс, улаан чимэг', en: 'Front seats: black with red' },
      },
      {
        picture: 'forthing-t5-evo/interior-rear',
        caption: { mn: 'Арын эгнээ', en: 'The rear seats' },
      },
    ],
  },
  exterior: {
    heading: { mn: 'Гадна тал', en: 'Exterior' },
    text: {
      mn: 'Нарийн гэрэл, өргөн хар сараалж, хойшоо налсан арын шил. Италийн хувилбар {forthing-t5-evo.rims} инчийн обудтай.',
      en: 'Slim lights, a wide dark grille, a steeply raked rear window. The Italian version has {forthing-t5-evo.rims}-inch wheels.',
    },
    slides: [
      {
        picture: 'forthing-t5-evo/exterior-front-dusk',
        caption: { mn: 'Нойтон зам, үдшийн тэнгэр, асаалттай гэрэл', en: 'A wet road, an evening sky, lights on' },
        text: {
          mn: 'Манай мэдээллээр T5 EVO-гийн дизайныг Италийн дизайны студид боловсруулсан.',
          en: 'According to our information, the T5 EVO was designed by an Italian design house.',
        },
      },
      {
        picture: 'forthing-t5-evo/exterior-side-dusk',
        caption: {
          mn: 'Хажуугаас: хуурай өвс, намхан толгод',
          en: 'In profile: dry grass, low hills',
        },
      },
      {
        picture: 'forthing-t5-evo/exterior-headlamp',
        caption: { mn: 'Зүүн урд гэрэл харанхуйд', en: 'The left headlight in the dark' },
      },
      {
        picture: 'forthing-t5-evo/exterior-rear-night',
        caption: { mn: 'Ар талын хоёр захын улаан гэрэл', en: 'Red lights at both edges of the tail' },
      },
      {
        picture: 'forthing-t5-evo/exterior-wheel',
        caption: { mn: 'Урд дугуй, хөнгөн цагаан хайлшин обуд', en: 'Front wheel, alloy rim' },
      },
      {
        picture: 'forthing-t5-evo/exterior-front',
        caption: {
          mn: 'Бараг эгц урдаас: радиаторын сараалж, гэрэл, доод агаарын нүх',
          en: 'Almost head-on: grille, headlights, lower intake',
        },
      },
      {
        picture: 'forthing-t5-evo/exterior-tail-lamp',
        caption: { mn: 'Зүүн арын гэрэл ойроос', en: 'The left tail light, close up' },
      },
      {
        picture: 'forthing-t5-evo/exterior-rear',
        caption: { mn: 'Ар тал: тээшний хаалга, шил, гэрэл', en: 'The rear: tailgate, window, tail lights' },
      },
      {
        picture: 'forthing-t5-evo/exterior-above',
        caption: { mn: 'Дээрээс: капот, урд шил, дээвэр', en: 'From above: bonnet, windscreen, roof' },
      },
      {
        picture: 'forthing-t5-evo/exterior-city-night',
        caption: { mn: 'Шөнийн хот, нойтон гудамж', en: 'The city at night, the street wet' },
      },
      {
        picture: 'forthing-t5-evo/exterior-nose',
        caption: { mn: 'Сараалж, тэмдэг, асаалттай гэрэл', en: 'Grille, emblem, lights on' },
      },
    ],
  },
  gallery: {
    heading: { mn: 'Зургийн цомог', en: 'Picture gallery' },
    slides: [
      {
        picture: 'forthing-t5-evo/gallery-road-rear',
        caption: { mn: 'Эзгүй урт замаар өдрийн сүүлчийн гэрэл рүү', en: 'An empty road towards the last light' },
      },
      {
        picture: 'forthing-t5-evo/gallery-city-rear',
        caption: { mn: 'Арын гэрэл нойтон асфальтад тусна', en: 'Tail lights reflected in wet asphalt' },
      },
      {
        picture: 'forthing-t5-evo/gallery-steppe-front',
        caption: { mn: 'Нар жаргасны дараа, тэнгэрийн хаяа улбар шар', en: 'After sunset, orange along the horizon' },
      },
      {
        picture: 'forthing-t5-evo/gallery-studio-side',
        caption: { mn: '{paint.6} өнгө студийн гэрэлд', en: '{paint.6} in studio light' },
      },
      {
        picture: 'forthing-t5-evo/gallery-night-front',
        caption: { mn: 'Харанхуйд зөвхөн гэрэл, ирмэг тодорно', en: 'In the dark, only lights and edges' },
      },
      {
        picture: 'forthing-t5-evo/gallery-day-front',
        caption: { mn: 'Үд дунд, шаргал өвс, хуурай зам', en: 'Midday, golden grass, a dry road' },
      },
      {
        picture: 'forthing-t5-evo/gallery-day-rear',
        caption: { mn: 'Замаас гарч, өвсөн дээр', en: 'Off the road, on the grass' },
      },
      {
        picture: 'forthing-t5-evo/gallery-city-side',
        caption: { mn: 'Хотын цонхнууд гэрэлтэж эхлэх үеэр', en: 'The hour when the city’s windows light up' },
      },
      {
        picture: 'forthing-t5-evo/gallery-mirror',
        caption: { mn: 'Зүүн толь, цонхны шугам', en: 'The left mirror and the window line' },
      },
      {
        picture: 'forthing-t5-evo/gallery-roof',
        caption: { mn: 'Өвлийн зам, дээрээс харахад', en: 'From above, on a winter road' },
      },
    ],
  },
  specification: {
    tabs: [
      {
        id: 'size',
        label: { mn: 'Хэмжээ', en: 'Dimensions' },
        facts: [
          'body',
          'seats',
          'length',
          'width',
          'height',
          'wheelbase',
          'frontOverhang',
          'rearOverhang',
          'boot',
          'tyres',
          'tyresChile',
        ],
      },
      {
        id: 'electric',
        label: { mn: 'Хөдөлгүүр', en: 'Engine' },
        facts: [
          'engine',
          'fuel',
          'power',
          'powerChina',
          'torque',
          'torqueChina',
          'fuelConsumption',
          'fuelConsumptionChina',
        ],
      },
      {
        id: 'other',
        label: { mn: 'Бусад', en: 'Other' },
        facts: ['acceleration', 'gearbox', 'drive', 'suspension', 'rims', 'screens', 'equipment'],
      },
    ],
    note: {
      mn: 'T5 EVO улс бүрд өөр хувилбараар зарагддаг тул чадал, эргүүлэх момент, зарцуулалтыг хоёр хувилбараар бичсэн. Хүйтэнд, ойрын замд шатахуун илүү зарцуулна. Захиалахаас тань өмнө яг таны машины үзүүлэлтийг тодруулж өгнө.',
      en: 'The T5 EVO is sold in different versions from market to market, so power, torque and consumption are given for two versions. Cold weather and short trips raise consumption. Before you order, we confirm the figures for your own car.',
    },
  },
  highlights: {
    heading: { mn: 'Хөдөлгүүр, хурдатгал, зарцуулалт', en: 'Engine, acceleration, consumption' },
    text: {
      mn: 'Турбо хөдөлгүүр эргүүлэх моментоо минутад {forthing-t5-evo.torqueChinaSpeed.from} эргэлтээс эхлэн бүрэн өгдөг (Хятадын хувилбар) тул түгжрэлд хөдлөх, өгсөхөд хүч хүрэлцэнэ. Хос шүүрэлттэй хурдны хайрцаг арааг автоматаар солино.',
      en: 'The turbo engine delivers its full torque from {forthing-t5-evo.torqueChinaSpeed.from} rpm (Chinese version), which helps when pulling away in traffic and on a climb. The dual-clutch gearbox changes gear by itself.',
    },
    facts: ['power', 'acceleration', 'fuelConsumption', 'gearbox'],
  },
  features: [
    {
      title: { mn: 'Хоёр гэрлийн дундах хар сараалж', en: 'A dark grille between two blades of light' },
      text: {
        mn: 'Өдрийн гэрэл (DRL) нь дээд талын нарийн зурвас, гол гэрэл нь доор, бамперын хоёр буланд байрлана.',
        en: 'The daytime running lights are thin lines set high. The headlights sit lower, at the corners of the bumper.',
      },
      picture: 'forthing-t5-evo/feature-1',
    },
    {
      title: { mn: 'Самбараас тусдаа дэлгэц', en: 'A display that stands on its own' },
      text: {
        mn: 'Италийн хувилбарт агааржуулалт, халаалтыг дэлгэцийн доорх эргүүлдэг товчоор тохируулна. Бээлийтэй ч эргүүлж болно. Газрын зураг, утас холбох боломж хувилбараас хамаарна.',
        en: 'In the Italian version, ventilation and heating have their own dials below the display, which you can turn with gloves on. Maps and phone connection depend on the version.',
      },
      picture: 'forthing-t5-evo/feature-2',
    },
    {
      title: { mn: 'Цахилгаанаар онгойдог тээшний хаалга', en: 'A powered tailgate' },
      text: {
        mn: 'Италийн хувилбарын тээшний хаалга цахилгаанаар онгойж, машин түлхүүргүй нээгдэнэ. Тээшний шалны доор нэмэлт зай бий.',
        en: 'In the Italian version the tailgate opens electrically, and keyless entry is standard. There is extra storage under the boot floor.',
      },
      picture: 'forthing-t5-evo/feature-3',
    },
  ],
  video: {
    label: { mn: 'Forthing T5 EVO студийн гэрэлд', en: 'The Forthing T5 EVO in studio light' },
    text: {
      mn: 'Урт нь {forthing-t5-evo.length} мм, тэнхлэг хоорондын зай нь {forthing-t5-evo.wheelbase} мм.',
      en: '{forthing-t5-evo.length} mm long, on a wheelbase of {forthing-t5-evo.wheelbase} mm.',
    },
  },
} satisfies FullModel;
