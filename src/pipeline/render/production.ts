// React checks a great deal while it renders unless it is told, before it is loaded, that this is no test of a
// component. Pages render in half the time.
process.env.NODE_ENV ??= 'production';
