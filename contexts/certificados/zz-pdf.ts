import { writeFileSync } from 'node:fs';
import { createCertificadoPdf } from './server/documento/create-certificado-pdf.ts';
import { contenidosDorados } from './testing/dorados/contenidos.ts';
const contenido = contenidosDorados[2];
writeFileSync('/tmp/cert-shots/n2.pdf', await createCertificadoPdf({ contenido, momento: '23 de noviembre de 2026, 3:04 p. m.', producto: 'Marco de Interoperabilidad', ministerio: 'Ministerio de Tecnologías de la Información y las Comunicaciones', base: 'https://marco.example', credencial: '{}', huellaCredencial: 'ab'.repeat(32) }));
