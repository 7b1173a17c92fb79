import { dialogOf, type Places, screenAt } from '@marco/test-kit/declarations';

const AUDIT = screenAt('audit', '/app/admin/audit', 'Auditoría');

/** The trail, and what says that nobody changed it. */
export const places: Places = {
  visitor: [screenAt('state of the product', '/estado', 'Estado del servicio')],
  administrator: [
    AUDIT,
    dialogOf(AUDIT, /^DESCARGAR TABLA/),
    {
      name: 'verified audit',
      path: '/app/admin/audit',
      presses: [{ role: 'button', name: 'Verificar la cadena' }],
      shows: [{ text: /^La cadena está íntegra/ }],
    },
    screenAt('event of the audit', '/app/admin/audit/1', /\S/),
  ],
};
