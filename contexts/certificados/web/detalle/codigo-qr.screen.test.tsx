// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { CodigoQr } from './codigo-qr.tsx';

const ADENTRO = 6;

/** The picture a camera would take of the drawing: black where its path draws a module. */
function takePicture(svg: SVGElement): { readonly pixels: Uint8ClampedArray; readonly side: number } {
  const lado = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const side = lado * ADENTRO;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const path = svg.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  for (const [, column = '0', row = '0'] of path.matchAll(/M(\d+) (\d+)h1/g))
    for (let place = 0; place < ADENTRO * ADENTRO; place += 1) {
      const x = Number(column) * ADENTRO + (place % ADENTRO);
      const y = Number(row) * ADENTRO + Math.floor(place / ADENTRO);
      pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return { pixels, side };
}

it('[AREA-05] the code on the page opens the address of the certificate: read back by another program', () => {
  const direccion = 'https://lenguaje.ejemplo.gov.co/certificados/7K4MQ2HX9DTRVB6EW';
  render(<CodigoQr texto={direccion} nombre="Código QR que abre esta página" />);
  const { pixels, side } = takePicture(
    screen.getByRole<HTMLElement & SVGElement>('img', { name: 'Código QR que abre esta página' }),
  );
  expect(jsQR(pixels, side, side)?.data).toBe(direccion);
});
