import createQrCode from 'qrcode-generator';

/** A square of dark and light modules: `isDark(row, column)`, both below `count`. */
export interface QrModules {
  count: number;
  isDark: (row: number, column: number) => boolean;
}

/** The QR code of a text, which stays readable with a quarter of it damaged (level Q). */
export function qrModules(text: string): QrModules {
  const code = createQrCode(0, 'Q');
  code.addData(text);
  code.make();
  return {
    count: code.getModuleCount(),
    isDark: (row, column) => code.isDark(row, column),
  };
}
