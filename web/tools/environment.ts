/** Tests run in Node, with components compiled as for a browser: what people really use. */
export default { name: 'browser-like', viteEnvironment: 'client', setup: () => ({ teardown() {} }) };
