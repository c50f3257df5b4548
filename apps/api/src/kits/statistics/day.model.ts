import mongoose, { Schema } from 'mongoose';

/** The figures of a source on a day, as stored. A day without any has no document. */
export interface StatisticDay {
  /** Source and day, such as `payments:2026-11-22`. */
  _id: string;
  source: string;
  /** In the installation's time zone. */
  day: string;
  values: Record<string, number>;
}

/** That the figures of a day are to be counted again. */
export interface StatisticMark {
  /** As of the day. */
  _id: string;
  source: string;
  day: string;
  /** Grows with everything that happens: what happens while it is counted is counted again. */
  version: number;
}

const text = { type: String, required: true };

export const StatisticDayModel = mongoose.model(
  'StatisticDay',
  new Schema<StatisticDay>(
    { _id: text, source: text, day: text, values: { type: Schema.Types.Mixed, default: {} } },
    { collection: 'statisticDays', versionKey: false, minimize: false },
  ),
);

export const StatisticMarkModel = mongoose.model(
  'StatisticMark',
  new Schema<StatisticMark>(
    { _id: text, source: text, day: text, version: { type: Number, default: 0 } },
    { collection: 'statisticMarks', versionKey: false },
  ),
);

export const idOfDay = (source: string, day: string): string => `${source}:${day}`;
