/**
 * The Forthing T5 EVO: words, figures, colours and the pictures of its page (`/forthing/T5evo`).
 * Staff may change every text, figure and picture here. A figure names its source (`content/sources.ts`); the label and unit
 * of a row stand in `content/specs.ts`. The car runs on petrol: the second tab keeps its id `electric`, its label says engine.
 */
import { both } from '#/language/both.ts';
import { paints } from '../colours.ts';
import type { FullModel } from '../schema.ts';

const inChina = { mn: 'Хятадын хувилбар', en: 'Chinese version' };
const inEurope = { mn: 'Европын хувилбар', en: 'European version' };
const inItaly = { mn: 'Италийн хувилбар', en: 'Italian version' };
const gearbox = {
  spec: 'gearbox',
  value: { mn: '7 шатлалт DCT', en: '7-speed DCT' },
  note: { mn: 'Нойтон хос шүүрэлттэй', en: 'Wet dual clutch' },
  source: 'qlqiche2021',
};

export const forthingT5Evo = {
  id: 'forthing-t5-evo',
  brand: 'forthing',
  path: '/forthing/T5evo',
  aliases: ['/forthing/t5evo'],
  drivetrain: 'petrol',
  coverage: 'full',
  name: 'T5 EVO',
  title: 'Forthing T5 EVO',
  tagline: {
    mn: 'Хот, хөдөөгийн замд зориулсан бензин хөдөлгүүртэй SUV',
    en: 'The petrol SUV for city streets and country roads',
  },
  description: {
    mn: 'Forthing T5 EVO: 1.5 литрийн турбо бензин хөдөлгүүр, 7 шатлалт хос шүүрэлттэй (DCT) хурдны хайрцагтай, таван суудалтай SUV.',
    en: 'Forthing T5 EVO: a five-seat SUV with a 1.5-litre turbo petrol engine and a seven-speed dual-clutch gearbox.',
  },
  summary: {
    mn: 'T5 EVO бол 4,565 мм урт, таван суудалтай SUV. 1.5 литрийн турбо бензин хөдөлгүүрийн хүчийг 7 шатлалт хос шүүрэлттэй (DCT) хурдны хайрцаг урд дугуйд дамжуулна.',
    en: 'The T5 EVO is a five-seat SUV, 4,565 mm long. A 1.5-litre turbo petrol engine drives the front wheels through a seven-speed dual-clutch gearbox.',
  },
  points: [
    {
      mn: '1.5 л турбо бензин: Европт 177 м.х., Хятадад 197 м.х.',
      en: '1.5 L turbo petrol: 177 hp in Europe, 197 hp in China',
    },
    { mn: '100 км-т 6.6 л (Хятад), 7.1 л (Итали)', en: '6.6 L per 100 km (China), 7.1 L (Italy)' },
    { mn: '7 шатлалт хос шүүрэлттэй хурдны хайрцаг (DCT)', en: 'Seven-speed dual-clutch gearbox' },
  ],
  colours: paints,
  leadColour: 1,
  colourLabel: { mn: 'Зургаан өнгөөс сонгоно уу', en: 'Choose one of six colours' },
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
      value: '177',
      unit: 'hp',
      label: { mn: 'Хөдөлгүүрийн чадал', en: 'Engine power' },
      note: { mn: 'Европын хувилбар; Хятадад 197', en: 'European version; 197 in China' },
      tab: 'electric',
      source: 'alVolante',
    },
    {
      value: '9.5',
      unit: 's',
      label: { mn: '0–100 км/ц хурдатгал', en: '0–100 km/h' },
      note: { mn: 'Ойролцоогоор, Италийн хувилбар', en: 'Approximate, Italian version' },
      tab: 'other',
      source: 'businessOnline',
    },
    {
      value: '7.1',
      unit: 'L/100 km',
      label: { mn: 'Шатахуун зарцуулалт', en: 'Fuel consumption' },
      note: { mn: 'Италийн хувилбар; Хятадад 6.6', en: 'Italian version; 6.6 in China' },
      tab: 'electric',
      source: 'businessOnline',
    },
    {
      value: '2,715',
      unit: 'mm',
      label: { mn: 'Тэнхлэг хоорондын зай', en: 'Wheelbase' },
      tab: 'size',
      source: 'qlqiche2021',
    },
  ],
  interior: {
    heading: { mn: 'Интерьер дизайн', en: 'Interior design' },
    text: {
      mn: 'Манай зурагт: улаан чимэгтэй хар суудал, самбараас тусдаа төв дэлгэц. Италид туршсан машин 10.3 инчийн хоёр дэлгэц, улаан оёдолтой эко арьсан бүрээс, панорам дээвэртэй байв. Тоноглол хувилбараас хамаарна.',
      en: 'Our pictures show black seats with red accents and a free-standing centre display. The car tested in Italy had two 10.3-inch displays, leatherette with red stitching and a panoramic roof. Equipment depends on the version.',
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
      mn: 'Нарийн гэрэл, өргөн хар сараалж, хойшоо налсан арын шил. Италийн хувилбар 19 инчийн обудтай.',
      en: 'Slim lights, a wide dark grille, a steeply raked rear window. The Italian version has 19-inch wheels.',
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
        caption: { mn: 'Машины өргөнийг тодруулах арын гэрэл', en: 'Tail lights that trace the width of the car' },
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
        caption: { mn: 'Сараалж дээр туссан үдшийн дулаан гэрэл', en: 'Warm evening light on the grille' },
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
        caption: { mn: 'Star Night өнгө студийн гэрэлд', en: 'Star Night in studio light' },
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
          { spec: 'body', value: both('SUV'), source: 'autoMoto' },
          { spec: 'seats', value: 5, source: 'autothriller' },
          { spec: 'length', value: 4565, source: 'tintucTechz' },
          { spec: 'width', value: 1860, source: 'tintucTechz' },
          { spec: 'height', value: 1690, source: 'tintucTechz' },
          { spec: 'wheelbase', value: 2715, source: 'qlqiche2021' },
          { spec: 'frontOverhang', value: 990, source: 'qlqiche2021' },
          { spec: 'rearOverhang', value: 860, source: 'qlqiche2021' },
          { spec: 'boot', value: 402, source: 'kinaiAuto' },
          {
            spec: 'tyres',
            value: both('235/55 R19'),
            note: { mn: 'Иорданы хувилбар', en: 'Jordanian version' },
            source: 'jordanTimes',
          },
          {
            spec: 'tyres',
            value: both('225/55 R18'),
            note: { mn: 'Чилийн хувилбар', en: 'Chilean version' },
            source: 'repuestosPro',
          },
        ],
      },
      {
        id: 'electric',
        label: { mn: 'Хөдөлгүүр', en: 'Engine' },
        facts: [
          {
            spec: 'engine',
            value: { mn: '1.5 л, дөрвөн цилиндр, турбо', en: '1.5 L, four cylinders, turbo' },
            source: 'alVolante',
          },
          { spec: 'fuel', value: { mn: 'Бензин', en: 'Petrol' }, source: 'alVolante' },
          { spec: 'power', value: 177, note: inEurope, source: 'alVolante' },
          {
            spec: 'power',
            value: 197,
            note: { mn: 'Хятадын хувилбар, 145 кВт, 5,600 эрг/мин', en: 'Chinese version, 145 kW at 5,600 rpm' },
            source: 'qlqiche2021',
          },
          { spec: 'torque', value: 258, note: inEurope, source: 'tracedNews' },
          {
            spec: 'torque',
            value: 285,
            note: { mn: 'Хятадын хувилбар, 1,500–4,000 эрг/мин', en: 'Chinese version, 1,500–4,000 rpm' },
            source: 'qlqiche2021',
          },
          { spec: 'fuelConsumption', value: 7.1, note: inItaly, source: 'businessOnline' },
          { spec: 'fuelConsumption', value: 6.6, note: inChina, source: 'qlqiche2021' },
        ],
      },
      {
        id: 'other',
        label: { mn: 'Бусад', en: 'Other' },
        facts: [
          {
            spec: 'acceleration',
            value: 9.5,
            note: { mn: 'Ойролцоогоор, Италийн хувилбар', en: 'Approximate, Italian version' },
            source: 'businessOnline',
          },
          gearbox,
          { spec: 'drive', value: { mn: 'Урд хөтлөгч', en: 'Front-wheel drive' }, source: 'alVolante' },
          {
            spec: 'suspension',
            value: {
              mn: 'Урд нь MacPherson, хойд нь олон холбоост',
              en: 'MacPherson at the front, multi-link at the rear',
            },
            source: 'qlqiche2021',
          },
          { spec: 'rims', value: { mn: '19 инч', en: '19 inches' }, note: inItaly, source: 'alVolante' },
          {
            spec: 'screens',
            value: { mn: 'Хоёр, тус бүр 10.3 инч', en: 'Two, 10.3 inches each' },
            note: inItaly,
            source: 'alVolante',
          },
          {
            spec: 'equipment',
            value: {
              mn: 'Цахилгаанаар онгойдог тээшний хаалга, түлхүүргүй нэвтрэх систем, цахилгаанаар эвхэгддэг толь',
              en: 'Powered tailgate, keyless entry, power-folding mirrors',
            },
            note: inItaly,
            source: 'alVolante',
          },
        ],
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
      mn: 'Турбо хөдөлгүүр эргүүлэх моментоо минутад 1,500 эргэлтээс эхлэн бүрэн өгдөг (Хятадын хувилбар) тул түгжрэлд хөдлөх, өгсөхөд хүч хүрэлцэнэ. Хос шүүрэлттэй хурдны хайрцаг арааг автоматаар солино.',
      en: 'The turbo engine delivers its full torque from 1,500 rpm (Chinese version), which helps when pulling away in traffic and on a climb. The dual-clutch gearbox changes gear by itself.',
    },
    facts: [
      { spec: 'power', value: 177, note: inEurope, source: 'alVolante' },
      {
        spec: 'acceleration',
        value: 9.5,
        note: { mn: 'Ойролцоогоор, Италийн хувилбар', en: 'Approximate, Italian version' },
        source: 'businessOnline',
      },
      { spec: 'fuelConsumption', value: 7.1, note: inItaly, source: 'businessOnline' },
      gearbox,
    ],
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
      mn: 'Урт нь 4,565 мм, тэнхлэг хоорондын зай нь 2,715 мм.',
      en: '4,565 mm long, on a wheelbase of 2,715 mm.',
    },
  },
} satisfies FullModel;
