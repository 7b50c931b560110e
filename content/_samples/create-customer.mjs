// Creates a customer and reports what the API says.
// Needs Node 18 or later, API_BASE_URL and API_KEY.

const baseUrl = process.env.API_BASE_URL;
const token = process.env.API_KEY;

// #region create
async function createCustomer(customer) {
  const response = await fetch(`${baseUrl}/v1/import/invoicing/customer`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(customer),
  });
  if (response.status === 422) {
    const { detail } = await response.json();
    throw new Error(detail.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('\n'));
  }
  if (response.status !== 201) {
    throw new Error(`The API responded with ${response.status}.`);
  }
  return response.json();
}
// #endregion create

const customer = await createCustomer({ id: 'cus_1001', name: 'Brightwater Logistics France' });
console.log(`Created ${customer.id} at ${customer.created_at}.`);
