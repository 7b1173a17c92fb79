import { CODIGOS_SUPUESTO, type SupuestoAhorro } from '../contract/terms.ts';
import type { Supuestos } from '../rules/ahorro/simulaciones.ts';

/** Every assumption with one value: then a total is a sum one does by hand. */
const setSupuestos = (valores: Partial<Record<SupuestoAhorro, number>>): Supuestos =>
  Object.fromEntries(
    CODIGOS_SUPUESTO.map((codigo) => {
      const valor = valores[codigo] ?? 0;
      return [codigo, { bajo: valor, central: valor, alto: valor }];
    }),
  ) as Supuestos;

/** What a certificate of being alive costs who brings it and who takes it. */
export const FE_DE_VIDA = setSupuestos({
  'parte-que-lo-trae': 80,
  'minutos-obtener': 40,
  'minutos-desplazar': 60,
  'minutos-presentar': 20,
  'valor-hora': 6000,
  tarifa: 5000,
  transporte: 6000,
  copias: 1000,
  'minutos-recibir': 5,
  'minutos-verificar': 5,
  'minutos-archivar': 2,
  'valor-hora-funcionario': 20_000,
  expedir: 3000,
  transaccion: 100,
  'parte-que-reemplaza': 5,
});
