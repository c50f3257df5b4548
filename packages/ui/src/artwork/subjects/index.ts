import { accounting } from './accounting.ts';
import { balcony } from './balcony.ts';
import { bathroom } from './bathroom.ts';
import { bedroom } from './bedroom.ts';
import { bicycle } from './bicycle.ts';
import { boxes } from './boxes.ts';
import { catering } from './catering.ts';
import { chair } from './chair.ts';
import { chocolate } from './chocolate.ts';
import { cleaning } from './cleaning.ts';
import { coffee } from './coffee.ts';
import { colonial } from './colonial.ts';
import { earrings } from './earrings.ts';
import { farm } from './farm.ts';
import { frame } from './frame.ts';
import { fruit } from './fruit.ts';
import { garment } from './garment.ts';
import { guitar } from './guitar.ts';
import { kitchen } from './kitchen.ts';
import { legal } from './legal.ts';
import { living } from './living.ts';
import { mochila } from './mochila.ts';
import { moving } from './moving.ts';
import { office } from './office.ts';
import { palletTruck } from './pallet-truck.ts';
import { plan } from './plan.ts';
import { pot } from './pot.ts';
import { quinoa } from './quinoa.ts';
import { shop } from './shop.ts';
import { soap } from './soap.ts';
import { software } from './software.ts';
import { solar } from './solar.ts';
import { studio } from './studio.ts';
import { tower } from './tower.ts';
import { warehouse } from './warehouse.ts';

/** Everything that can be drawn, by its name. */
export const subjects = {
  accounting,
  balcony,
  bathroom,
  bedroom,
  bicycle,
  boxes,
  catering,
  chair,
  chocolate,
  cleaning,
  coffee,
  colonial,
  earrings,
  farm,
  frame,
  fruit,
  garment,
  guitar,
  kitchen,
  legal,
  living,
  mochila,
  moving,
  office,
  palletTruck,
  plan,
  pot,
  quinoa,
  shop,
  soap,
  software,
  solar,
  studio,
  tower,
  warehouse,
};

export type SubjectName = keyof typeof subjects;
