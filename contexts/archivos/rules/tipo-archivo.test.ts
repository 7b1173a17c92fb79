import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXTENSIONES_DOCUMENTO } from '../contract/terms.ts';
import { createPdf, createZip, PROGRAM } from '../testing/index.ts';
import { verifyTipo } from './tipo-archivo.ts';

const extension = fc.constantFrom(...EXTENSIONES_DOCUMENTO);
const bytes = fc.uint8Array({ maxLength: 400 });

/** As a register without a signature for it would see the content. */
const verify = (name: string, content: Uint8Array) =>
  verifyTipo(name, {
    cabeza: content.subarray(0, 4100),
    cola: content.subarray(-66_000),
    detectado: null,
    zip: null,
    esTexto: content.every((byte) => byte >= 32 || [9, 10, 13].includes(byte)),
  });

describe('type of a content', () => {
  it('[FILE-01] no extension makes a program something else', () => {
    fc.assert(
      fc.property(extension, bytes, (ext, rest) => {
        const content = Buffer.concat([PROGRAM, rest]);
        expect(verify(`acta.${ext}`, content)).toHaveProperty('motivo');
      }),
    );
  });

  it('[FILE-01] whatever the bytes, what is taken begins as its extension says', () => {
    const starts: Record<string, string> = {
      pdf: '%PDF-',
      png: '\x89PNG',
      jpg: '\xff\xd8\xff',
      jpeg: '\xff\xd8\xff',
    };
    fc.assert(
      fc.property(extension, bytes, (ext, content) => {
        if ('motivo' in verify(`acta.${ext}`, content)) return;
        expect(
          Buffer.from(content)
            .toString('latin1')
            .startsWith(starts[ext] ?? ''),
        ).toBe(true);
        expect(['docx', 'xlsx', 'pptx']).not.toContain(ext);
      }),
    );
  });

  it('[FILE-01] a PDF with an archive after it is refused, whatever stands between and after', () => {
    fc.assert(
      fc.property(bytes, bytes, (between, after) => {
        const content = Buffer.concat([
          createPdf(),
          between,
          createZip({ 'a.class': 'a' }),
          after,
          createPdf(),
        ]);
        expect(verify('acta.pdf', content)).toHaveProperty('motivo');
      }),
    );
  });

  it('[FILE-01] a good PDF is taken whatever its name and the case of its extension', () => {
    fc.assert(
      fc.property(fc.string(), fc.mixedCase(fc.constant('pdf')), (name, ext) => {
        expect(verify(`${name}.${ext}`, createPdf())).toEqual({ tipo: 'application/pdf' });
      }),
    );
  });
});
