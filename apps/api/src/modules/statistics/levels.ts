/** A figure that stands at a level: what came less what went, since the beginning. */
interface Level {
  /** The metrics it is made of. */
  parts: readonly string[];
  /** How it stood when a day ended. */
  at: (days: ReadonlyMap<string, ReadonlyMap<string, number>>, day: string) => number;
}

/** What came less what went. */
function balance(came: string, went: string | null): Level {
  return {
    parts: went ? [came, went] : [came],
    at: (days, day) => {
      const until = (metric: string | null) => {
        let sum = 0;
        const byDay = metric ? days.get(metric) : undefined;
        for (const [each, value] of byDay ?? []) if (each <= day) sum += value;
        return sum;
      };
      return until(came) - until(went);
    },
  };
}

const levels: Readonly<Record<string, Level | undefined>> = {
  'level.users': balance('users.joined', 'users.left'),
  'level.businesses': balance('businesses.created', null),
  'level.members': balance('businesses.members', 'businesses.lapsed'),
  'level.listings': balance('listings.published', null),
  'level.products': balance('listings.published:product', null),
  'level.services': balance('listings.published:service', null),
  'level.properties': balance('listings.published:property', null),
};

const byCountry = 'level.country:';

/** The level that a metric is; undefined for those that are added up. */
export function levelOf(metric: string): Level | undefined {
  if (!metric.startsWith(byCountry)) return levels[metric];
  return balance(metric.replace('level.', 'businesses.'), null);
}

/** What begins the metrics that a level of many, such as `level.country:*`, is made of. */
export const partsOfMany = (metric: string): string =>
  metric.slice(0, -1).replace(byCountry, 'businesses.country:');
