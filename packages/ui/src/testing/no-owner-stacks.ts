import React from 'react'

/**
 * Set-up of component tests: React's development build takes a stack of calls with each element, for a warning that may
 * want to say where it was written. That took a third of all the time. It stops by itself after ten thousand a second;
 * here it is told that those were. Warnings come as before, with the stack of components and without that of elements.
 * Where React calls this otherwise one day, tests are slower, and nothing else.
 */
const shared: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (typeof shared === 'object' && shared !== null) {
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set() {},
    configurable: true,
  })
}
