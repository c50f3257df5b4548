// The database engine as a process, so that it is built as the server is: to read its sources takes
// longer than to start it.
import '@wiki/embedded-mongo/main';
