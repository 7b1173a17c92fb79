/** How people read each action this context writes into the audit trail. */
export const acciones: Readonly<Record<string, string>> = {
  'importar-tramites': 'Importar trámites de un archivo',
  'proponer-elementos-requisito': 'Proponer los elementos que prueba un requisito',
  'clasificar-requisito': 'Decidir los elementos que prueba un requisito',
  'escribir-servicios-tramite': 'Escribir los servicios que usa un trámite',
  'observar-tramite': 'Reportar un papel que el Estado ya tiene',
  'decidir-observacion': 'Decidir sobre un reporte de un papel',
  'escribir-supuesto': 'Escribir un supuesto de los ahorros',
};
