/** Where anybody reads how the product runs. */
export const ESTADO_PRODUCTO = '/estado';

/** Title of that page. */
export const TITULO_ESTADO_PRODUCTO = 'Estado del servicio';
