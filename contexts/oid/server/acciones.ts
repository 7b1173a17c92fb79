/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'editar-oid': 'Editar nodo OID',
  'reservar-oid': 'Reservar arco de un OID',
  'retirar-oid': 'Retirar nodo OID',
};
