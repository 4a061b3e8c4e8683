/**
 * The interior page of the Voyah Free (`/voyah/free/inter`).
 * Staff may change every text and put another picture in place of one (`owner/name`, see `content/pictures/`).
 * The page has two main pictures, three cards and eight grid items.
 *
 * The equipment is that of our data sheet; interior colours and leatherette are those of the European version (evkx).
 */
import { both } from '#/language/both.ts';
import type { InteriorPage } from '../schema.ts';

export const voyahFreeInterior = {
  title: { mn: 'Voyah Free-гийн интерьер', en: 'Voyah Free interior' },
  description: {
    mn: 'Voyah Free-гийн бүхээг: {voyah-free.speakers} чанга яригч, PM2.5 шүүлтүүр, халаалт, массажтай урд суудал, 360 градусын камер, панорам дээвэр.',
    en: 'Inside the Voyah Free: {voyah-free.speakers} speakers, a PM2.5 filter, heated front seats with massage, a 360-degree camera and a panoramic roof.',
  },
  model: 'voyah-free',
  heading: { mn: 'Voyah Free-гийн интерьер', en: 'Voyah Free interior' },
  main: [
    {
      picture: 'voyah-free/inside-main-1',
      caption: {
        mn: 'Орой, жолоочийн араас: асаалттай гурван дэлгэц',
        en: 'Evening, from behind the driver: three screens lit',
      },
    },
    {
      picture: 'voyah-free/inside-main-2',
      caption: { mn: 'Өдөр, зорчигчийн талаас харсан бүхээг', en: 'By day, from the passenger side' },
    },
  ],
  introduction: {
    mn: 'Хаалга хаагдахад гудамжны чимээ холдоно. Урд гурван дэлгэц, дээр шилэн дээвэр, хажууд зөөлөн гэрэл.',
    en: 'Close the door and the street falls silent. Three screens ahead, a glass roof above, soft light at the sides.',
  },
  cards: [
    {
      title: both('Finish'),
      text: {
        mn: 'Суудлыг ил оёдолтой эко арьсаар бүрсэн. Европын хувилбарын бүхээг дөрвөн өнгөтэй: хар, хөх, бор, улаантай шаргал (EVKX).',
        en: 'The seats are covered in leatherette with visible stitching. The European version has four interior colours: black, blue, brown, and beige with red (EVKX).',
      },
      picture: 'voyah-free/inside-finish',
    },
    {
      title: both('Smart camera with face recognition'),
      text: {
        mn: 'Камер царайг таньж, хэн жолоодож байгааг ялгана. Нэг машиныг гэр бүлээрээ унадаг айлд хэрэгтэй.',
        en: 'A camera recognises the face and can tell who is driving: useful in a family that shares one car.',
      },
      picture: 'voyah-free/inside-camera',
    },
    {
      title: both('Useful for you'),
      text: {
        mn: 'Auto-hold гэрлэн дохион дээр зогсоход тоормосыг автоматаар барина. Электрон гар тоормосыг нэг товчоор татаж, тавина. Түгжрэл, өгсүүр замд хоёулаа хэрэгтэй.',
        en: 'Auto-hold keeps the brake on at the lights. The electronic handbrake goes on and off with one button. Both help in traffic and on hills.',
      },
      picture: 'voyah-free/inside-handbrake',
    },
  ],
  grid: {
    heading: { mn: 'Интерьер дизайн', en: 'Interior design' },
    items: [
      {
        title: {
          mn: '{voyah-free.speakers} чанга яригчтай дууны систем',
          en: '{voyah-free.speakers}-speaker sound system',
        },
        text: {
          mn: 'Данийн Dynaudio брэндийн систем (EVKX). Зурагт хаалганы чанга яригчийг үзүүлэв.',
          en: 'By the Danish brand Dynaudio (EVKX). The picture shows the speaker in the door.',
        },
        picture: 'voyah-free/inside-speaker',
      },
      {
        title: { mn: 'Агаар цэвэршүүлэгч, анхилуун үнэр', en: 'Air purifier and scent' },
        text: {
          mn: 'PM2.5 шүүлтүүр утаа, тоосны нарийн ширхгийг барина. Улаанбаатарын өвөлд өдөр бүр хэрэг болно. Хүсвэл бүхээгт анхилуун үнэр тараана.',
          en: 'A PM2.5 filter holds back the fine particles in smoke and dust: useful every day of an Ulaanbaatar winter. A scent can be added.',
        },
        picture: 'voyah-free/inside-purifier',
      },
      {
        title: { mn: 'Урд суудлын халаалт, массаж', en: 'Front-seat heating and massage' },
        text: {
          mn: 'Хүйтэн өглөө суудал түрүүлж дулаарна. Холын замд массаж нуруу амраана.',
          en: 'On a cold morning the seat warms you first. On a long drive the massage refreshes your back.',
        },
        picture: 'voyah-free/inside-seat-heating',
      },
      {
        title: { mn: '360 градусын камер', en: '360-degree camera' },
        text: {
          mn: 'Машины эргэн тойрныг 2D, 3D дүрсээр харуулна. Давчуу хашаа, зогсоолд толинд харагдахгүй зүйлийг ч харна.',
          en: 'It shows the surroundings in 2D and 3D. In a tight yard or car park you see what the mirrors cannot.',
        },
        picture: 'voyah-free/inside-surround-view',
      },
      {
        title: { mn: 'Панорам дээвэр', en: 'Panoramic roof' },
        text: {
          mn: 'Урдаас ар хүртэл үргэлжлэх шил. Өдөр тэнгэр, шөнө од харагдана.',
          en: 'Glass from front to rear: sky by day, stars at night.',
        },
        picture: 'voyah-free/inside-roof',
      },
      {
        title: {
          mn: '{voyah-free.displaySize} инчийн тоон дэлгэц',
          en: '{voyah-free.displaySize}-inch digital display',
        },
        text: {
          mn: 'Хурд, цэнэг, үлдсэн явах зайг жолоочийн өмнө тод харуулна. {voyah-free.displaySize} инч нь манай үзүүлэлтийн хуудаснаас; EVKX самбарын гурван дэлгэц бүрийг {voyah-free.screenSize} инч гэжээ.',
          en: 'Speed, charge and remaining range are clearly shown in front of the driver. {voyah-free.displaySize} inches is the figure on our data sheet; EVKX gives each of the three screens as {voyah-free.screenSize} inches.',
        },
        picture: 'voyah-free/inside-display',
      },
      {
        title: { mn: 'Салоны гэрэлтүүлэг', en: 'Ambient lighting' },
        text: {
          mn: 'Самбар, хаалга дагасан нарийн гэрлийн зурвас. Шөнө нүд гялбуулахгүй, бүхээгийг бүдгэвтэр гэрэлтүүлнэ.',
          en: 'Fine lines of light along the dashboard and the doors. They light the cabin at night without dazzling you.',
        },
        picture: 'voyah-free/inside-ambient',
      },
      {
        title: { mn: 'Хадгалах зай', en: 'Storage' },
        text: {
          mn: 'Консолын доорх нээлттэй тавиурт цүнх багтана. Дээд талд нь аяга, утас, түлхүүр тавих газар бий.',
          en: 'There is an open shelf below the console for a bag, and places for cups, phone and keys above it.',
        },
        picture: 'voyah-free/inside-storage',
      },
    ],
  },
} satisfies InteriorPage;
