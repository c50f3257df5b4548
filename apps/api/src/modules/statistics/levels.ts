/** A figure that stands at a level: what came less what went, since the beginning. */
export interface Level {
  /** The metric of what came. */
  came: string;
  /** The metric of what went; null where nothing does. */
  went: string | null;
}

const levels: Readonly<Record<string, Level | undefined>> = {
  'level.users': { came: 'users.joined', went: 'users.left' },
  'level.businesses': { came: 'businesses.created', went: null },
  'level.members': { came: 'businesses.members', went: 'businesses.lapsed' },
  'level.listings': { came: 'listings.published', went: null },
  'level.products': { came: 'listings.published:product', went: null },
  'level.services': { came: 'listings.published:service', went: null },
  'level.properties': { came: 'listings.published:property', went: null },
};

const byCountry = 'level.country:';

/** The level that a metric is; undefined for those that are added up. */
export function levelOf(metric: string): Level | undefined {
  if (!metric.startsWith(byCountry)) return levels[metric];
  return { came: metric.replace('level.', 'businesses.'), went: null };
}

/** The metrics that are read for one: itself, or those a level is made of. */
export function partsOf(metric: string): readonly string[] {
  const level = levelOf(metric);
  if (!level) return [metric];
  return level.went === null ? [level.came] : [level.came, level.went];
}

/** What begins the metrics that a level of many, such as `level.country:*`, is made of. */
export const partsOfMany = (metric: string): string =>
  metric.slice(0, -1).replace(byCountry, 'businesses.country:');
