/**
 * Hundredths of an amount in whole pesos as people write it, with dots or commas between the thousands
 * and nothing, or two zeros, behind them. 0 for what is no amount.
 */
export function minorOf(text: string): number {
  const whole = text.trim().replace(/[.,]0{1,2}$/, '');
  return /^[\d.,\s]+$/.test(whole) ? Number(whole.replace(/\D/g, '')) * 100 : 0;
}
