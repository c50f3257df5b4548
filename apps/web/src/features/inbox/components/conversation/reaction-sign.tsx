import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import {
  IconBulbFilled,
  IconConfettiFilled,
  IconHeartFilled,
  IconMoodHappyFilled,
  IconThumbUpFilled,
} from '@tabler/icons-react';
import type { ReactionSign as Sign } from '../../../../gql/schema-types.ts';
import classes from './message-list.module.css';

const icons = {
  THUMB: IconThumbUpFilled,
  HEART: IconHeartFilled,
  IDEA: IconBulbFilled,
  LAUGH: IconMoodHappyFilled,
  CELEBRATE: IconConfettiFilled,
} satisfies Record<Sign, unknown>;

/** What each sign is called. */
export const signNames: Record<Sign, MessageDescriptor> = {
  THUMB: msg`Agreed`,
  HEART: msg`Heart`,
  IDEA: msg`Good idea`,
  LAUGH: msg`Laugh`,
  CELEBRATE: msg`Celebrate`,
};

/** A sign that messages are answered with. */
export function ReactionSign({ sign, size = 16 }: { sign: Sign; size?: number }) {
  const Icon = icons[sign];
  return <Icon size={size} className={classes.reactionSign} data-sign={sign} aria-hidden />;
}
