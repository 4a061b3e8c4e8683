/**
 * The features page of the Voyah Free (`/voyah/free/feature`): screens and sound, comfort, safety, assistant, equipment.
 * Staff may change every text and put another picture in place of one (`owner/name`, see `content/pictures/`).
 * The number of items in each part is fixed by the page: 4, 6, 4 to 6, and 6.
 *
 * The equipment is that of our data sheet. From elsewhere: seats, heat pump, USB and trailer load (evkx), screens that
 * move with the dashboard (motor.elpais.com, Voyah Free), the signal when the car ahead drives off (autovanmorgen.nl/voyah-free).
 */
import { both } from '#/language/both.ts';
import type { FeaturesPage } from '../schema.ts';

export const voyahFreeFeatures = {
  title: { mn: 'Voyah Free-гийн онцлог', en: 'Voyah Free features' },
  description: {
    mn: 'Voyah Free-гийн дэлгэц, дууны систем, аюулгүй байдал, түгжрэлийн туслах, дулааны насос болон өдөр тутмын тоноглол.',
    en: 'The Voyah Free in detail: screens and sound, safety, the traffic jam assistant, the heat pump and everyday equipment.',
  },
  model: 'voyah-free',
  heading: { mn: 'Voyah Free юу чаддаг вэ?', en: 'What the Voyah Free can do' },
  lead: {
    mn: 'Өглөө бүр хэрэг болдог зүйлсийг энд цуглууллаа: газрын зураг, дуу хөгжим, дулаан бүхээг, сайн харагдац, түгжрэлийн туслах.',
    en: 'What you use every morning: maps, music, warmth, a clear view, and help in a traffic jam.',
  },
  picture: 'voyah-free/interior-dash',
  infotainment: {
    heading: both('Infotainment'),
    items: [
      {
        title: { mn: 'Дууны систем', en: 'Sound system' },
        text: {
          mn: 'Данийн брэндийн {voyah-free.speakers} чанга яригч бүхээгийг тойрон байрлана. Мотор бараг дуугүй тул намуухан хөгжим ч тод сонсогдоно.',
          en: 'The {voyah-free.speakers} speakers, by a Danish brand, are placed around the cabin. The motors are almost silent, so even quiet music comes through clearly.',
        },
        picture: 'voyah-free/features-sound',
      },
      {
        title: { mn: 'Навигац, газрын зураг', en: 'Navigation and map' },
        text: {
          mn: 'Зам, эргэлт, хүрэх цагийг төв дэлгэц харуулна. Таны машины газрын зурагт Монгол багтсан эсэхийг захиалахаас тань өмнө шалгаж өгнө.',
          en: 'The centre screen shows the road, the next turn and your arrival time. Before you order, we will check whether your car’s map covers Mongolia.',
        },
        picture: 'voyah-free/features-navigation',
      },
      {
        title: { mn: 'DAB радио', en: 'DAB radio' },
        text: {
          mn: 'DAB нэвтрүүлэгтэй газар радио шуугиангүй, тод сонсогдоно. Нэвтрүүлэггүй газар утсаа USB кабелиар холбож хөгжмөө тоглуулна.',
          en: 'Where DAB is broadcast, radio comes through without hiss. Where it is not, connect your phone by USB and play your own music.',
        },
        picture: 'voyah-free/features-radio',
      },
      {
        title: { mn: 'Дээшилж доошилдог гурван дэлгэц', en: 'Three screens that rise and retract' },
        text: {
          mn: '{voyah-free.screenSize} инчийн гурван дэлгэц самбарын бүтэн өргөнийг эзэлнэ. Доошлуулбал урд зам илүү харагдаж, дээшлүүлбэл газрын зураг бүтнээрээ гарна.',
          en: 'Three {voyah-free.screenSize}-inch screens span the whole dashboard. Lowered, they open up the view of the road; raised, they show the whole map.',
        },
        picture: 'voyah-free/features-screens',
      },
    ],
  },
  sustainability: {
    heading: both('Sustainability'),
    text: [
      {
        mn: 'Бүрэн цахилгаан Voyah Free яндангүй. Байрны гадаа, сургуулийн үүдэнд халаалтаа асаагаад зогсоход ч утаа гарахгүй. Улаанбаатарын өвөлд энэ чухал.',
        en: 'The all-electric Voyah Free has no exhaust pipe. Standing in the yard or outside a school with the heating on, it gives off no smoke. In an Ulaanbaatar winter that matters.',
      },
      {
        mn: 'Цахилгаан автомашин хэр цэвэр байх нь цахилгаанаа хаанаас авахаас шалтгаална. Тиймээс бага зарцуулах нь чухал: хурд хасахад мотор эрчим хүчийг батарейд буцааж, дулааны насос (Европын хувилбарын үндсэн тоноглол, EVKX) бүхээгийг бага цахилгаанаар халаана.',
        en: 'How clean a kilometre is depends on where the electricity comes from. So it pays to use less: the motors return energy to the battery when the car slows, and a heat pump (standard in the European version, EVKX) warms the cabin with less electricity.',
      },
      {
        mn: 'Суудлыг жинхэнэ арьсаар биш, эко арьсаар бүрсэн.',
        en: 'The seats are covered in leatherette, not leather.',
      },
    ],
    picture: 'voyah-free/features-sustainability',
  },
  comfort: {
    heading: both('Comfort'),
    text: [
      {
        mn: 'Агаарын дүүжин өндөр, хатуулгаа замд тааруулж, хотын нүхтэй зам, хөдөөгийн шороон замын донсолгоог зөөлрүүлнэ.',
        en: 'The air suspension adapts its height and firmness to the road and smooths out potholes in town and dirt roads in the country.',
      },
      {
        mn: 'Урд суудал халаалт, агааржуулалт, массажтай. Жолоочийн суудал таны тохиргоог санана. Арын түшлэг 40:60 харьцаагаар эвхэгдэж, тээш {voyah-free.boot.from} литрээс {voyah-free.boot.to} литр хүртэл томорно.',
        en: 'The front seats have heating, ventilation and massage, and the driver’s seat remembers your settings. The rear backrest folds 40:60 and the boot grows from {voyah-free.boot.from} to {voyah-free.boot.to} litres.',
      },
    ],
    picture: 'voyah-free/features-comfort',
  },
  safety: {
    heading: both('Safety'),
    text: {
      mn: 'Эдгээрийн гурав нь аюулыг урьдчилан сануулж, хоёр нь мөргөлдөх үед хамгаална. LED гэрэл замыг тод харуулна.',
      en: 'Three of these warn you in time, two protect you in a collision, and the LED headlights show you the road.',
    },
    items: [
      {
        title: { mn: 'LED урд гэрэл', en: 'LED headlights' },
        text: {
          mn: 'Хот хоорондын гэрэлгүй замыг тод гэрэлтүүлнэ.',
          en: 'They light up unlit roads between towns.',
        },
        picture: 'voyah-free/features-headlights',
      },
      {
        title: { mn: 'Жолооч, арын суудлын хяналт', en: 'Driver and rear-seat monitoring' },
        text: {
          mn: 'Камер жолоочийн анхаарлыг ажиглаж, ядарсан шинж илэрвэл сануулна. Арын суудлыг мөн хянадаг.',
          en: 'A camera monitors the driver’s attention and warns at signs of fatigue. The rear seats are monitored too.',
        },
        picture: 'voyah-free/features-seats-monitoring',
      },
      {
        title: { mn: 'Зургаан аюулгүйн дэр', en: 'Six airbags' },
        text: {
          mn: 'Жолооч, зорчигчдыг хамгаална. Байрлалыг нь зургаас харна уу.',
          en: 'They protect driver and passengers; the drawing shows where they are.',
        },
        drawing: {
          name: 'airbags',
          alt: {
            mn: 'Шугаман зураг: хажуугаас харсан машин, аюулгүйн дэр байрлах газрууд.',
            en: 'Line drawing: the car from the side, with the positions of the airbags.',
          },
        },
      },
      {
        title: { mn: 'Мөргөлдөхөөс сэрэмжлүүлэх', en: 'Collision warning' },
        text: {
          mn: 'Урдах машинд хэт хурдан ойртвол дохио өгч, тоормослох хугацаа олгоно.',
          en: 'It warns you when you are closing in on the car ahead too fast, while there is still time to brake.',
        },
      },
      {
        title: { mn: 'Дугуйн даралтын сануулга', en: 'Tyre pressure warning' },
        text: {
          mn: 'Дугуйн даралт буурвал самбар дээр анхааруулна. Хүйтрэхэд даралт унадаг тул намар, өвөл онцгой хэрэгтэй.',
          en: 'The instrument panel tells you when a tyre loses pressure. Pressure falls with the temperature, so it is most useful in autumn and winter.',
        },
      },
      {
        title: {
          mn: 'Их биеийн {voyah-free.highStrengthSteel} % нь өндөр бат бэх ган',
          en: 'A body of {voyah-free.highStrengthSteel}% high-strength steel',
        },
        text: {
          mn: 'Хүчтэй мөргөлдөөний үед бүхээгийг хэлбэрээ алдахаас хамгаална.',
          en: 'It helps the cabin keep its shape in a severe collision.',
        },
        drawing: {
          name: 'body',
          alt: {
            mn: 'Шугаман зураг: өндөр бат бэх ган хэсгүүд нь тод зурагдсан их бие.',
            en: 'Line drawing: the body with its high-strength steel parts highlighted.',
          },
        },
      },
    ],
  },
  assistant: {
    heading: both('Driving assistant'),
    items: [
      {
        title: both('Traffic jam assistant'),
        text: {
          mn: 'Урд цуваа үүсэхэд систем урдах машиныг ажиглаж, хурдыг тань аажим хасна.',
          en: 'When a queue forms, the system watches the car ahead and slows you down gently.',
        },
        picture: 'voyah-free/assistant-1',
      },
      {
        title: both('Traffic jam assistant'),
        text: {
          mn: 'Урдах машины хурдаар дагаж, хоорондын зайг тогтмол барина. Гааз, тоормос байнга гишгэх шаардлага багасна.',
          en: 'It follows at the speed of the car ahead and keeps its distance, so your feet have less to do.',
        },
        picture: 'voyah-free/assistant-2',
      },
      {
        title: both('Traffic jam assistant'),
        text: {
          mn: 'Энхтайваны өргөн чөлөөний оройн түгжрэлд жолоодлого хөнгөрнө. Цуваа бүрэн зогсоход тоормослоход үргэлж бэлэн байгаарай.',
          en: 'On Peace Avenue in the evening it makes the queue less tiring. When the traffic halts, be ready to brake yourself.',
        },
        picture: 'voyah-free/assistant-3',
      },
      {
        title: both('Traffic jam assistant'),
        text: {
          mn: 'Зам чөлөөлөгдөхөд дохио өгнө. Гараа жолооноос бүү салгаарай: жолооч нь та хэвээр.',
          en: 'When the road clears, it gives a signal. Keep your hands on the wheel: you are still the driver.',
        },
        picture: 'voyah-free/assistant-4',
      },
    ],
  },
  equipment: {
    heading: both('Other practical equipment'),
    items: [
      {
        title: { mn: 'Халаалттай арын шил, толь', en: 'Heated rear window and mirrors' },
        text: {
          mn: 'Арын шил, толины цан хяруу өөрөө хайлна.',
          en: 'Frost melts off the rear window and the mirrors.',
        },
      },
      {
        title: { mn: 'Арын хоёр суудлын Isofix', en: 'Isofix on two rear seats' },
        text: {
          mn: 'Хүүхдийн суудлыг бэхэлгээнд нь шууд түгжинэ.',
          en: 'Child seats lock straight into fixed anchor points.',
        },
      },
      {
        title: { mn: 'Алсын удирдлагатай түлхүүр, брэндийн апп', en: 'Remote key and brand app' },
        text: {
          mn: 'Хаалгыг зайнаас онгойлгоно. Аппын аль үйлчилгээ Монголд ажиллахыг биднээс лавлаарай.',
          en: 'Open the car from a distance. Ask us which services of the app work in Mongolia.',
        },
      },
      {
        title: { mn: 'Тээшний хаалт', en: 'Boot cover' },
        text: { mn: 'Тээшин дэх зүйл гаднаас харагдахгүй.', en: 'Keeps what is in the boot out of sight.' },
      },
      {
        title: { mn: 'Шалны дэвсгэр', en: 'Floor mats' },
        text: {
          mn: 'Цас, шороо дэвсгэр дээр үлдэнэ. Гаргаад гөвөхөд л болно.',
          en: 'Snow and dust stay on the mat. Take it out, shake it, done.',
        },
      },
      {
        title: { mn: 'Чиргүүлийн бэлтгэл', en: 'Trailer preparation' },
        text: {
          mn: 'Чиргүүл залгахад бэлэн. Европын хувилбар {voyah-free.towing} кг хүртэлх тоормостой чиргүүл чирнэ (EVKX).',
          en: 'Prepared for a trailer. The European version tows a braked trailer of up to {voyah-free.towing} kg (EVKX).',
        },
      },
    ],
  },
} satisfies FeaturesPage;
